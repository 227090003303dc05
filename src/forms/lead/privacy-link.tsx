import { Link } from "gatsby";
import formsWords from "../../../content/words/forms.json";

/** To what is kept of a message, from the line about it. */
export function PrivacyLink() {
  return <Link to="/privacy">{formsWords.sending.privacyLink}</Link>;
}
