import { type Answer, type Order, sharpDrawing } from "./draw-apart";
import { quickEncoders } from "./quick-encoders";

quickEncoders();
const { processFile } = sharpDrawing();
const answer = (message: Answer) => process.send?.(message);

process.on("message", ({ id, file, transforms, options }: Order) => {
  processFile(file, transforms, options).then(
    () => answer({ id }),
    (error: Error) => answer({ id, error: error.message }),
  );
});

// The build ended, or was ended.
process.on("disconnect", () => process.exit());
