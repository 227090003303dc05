import { navigate } from "gatsby";
import planWords from "../../content/words/plan.json";
import { buttonStyle } from "../ui/links/button-style";

interface AskButtonProps {
  /** The plan as a message, made when it is wanted. */
  readonly text: () => string;
}

/** Takes the plan to the contact form, as the text of a message. */
export function AskButton({ text }: AskButtonProps) {
  return (
    <button
      type="button"
      css={buttonStyle({ look: "primary" })}
      onClick={() => void navigate("/contact", { state: { message: text() } })}
    >
      {planWords.plan.ask}
    </button>
  );
}
