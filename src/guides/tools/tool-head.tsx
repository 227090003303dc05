import { lettering } from "../../theme/lettering";
import { above } from "../../ui/layout/primitives";

interface ToolHeadProps {
  /** Of the heading, by which the tool's section is named. */
  readonly id: string;
  readonly heading: string;
  readonly lead: string;
}

/** What a tool is called and what one does with it. */
export const ToolHead = ({ id, heading, lead }: ToolHeadProps) => (
  <div>
    <h3 id={id} css={lettering.large}>
      {heading}
    </h3>
    <p css={{ ...above(3), maxWidth: "36em", lineHeight: 1.5 }}>{lead}</p>
  </div>
);
