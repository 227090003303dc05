import { z } from "zod";
import { defineContentType } from "./content-type";
import { confirm, internalPath, text } from "./fields";

/** One of the seven steps of the process (specification, section 3: Process step). */
export const step = defineContentType({
  name: "Step",
  files: { file: "steps.json" },
  format: "json-list",
  schema: z.strictObject({
    title: text(40, "Name of the step"),
    path: internalPath(),
    text: text(90, "One sentence on what happens"),
    confirm: confirm(),
    phase: z.enum(["plan", "apply", "visa", "arrive"]).describe("Phase, shown as the stub's colour"),
  }),
});
