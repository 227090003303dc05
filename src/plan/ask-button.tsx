import { navigate } from "gatsby";
import planWords from "../../content/words/plan.json";
import { buttonStyle } from "../ui/links/button-style";

interface AskButtonProps {
  readonly text: () => string;
}

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
