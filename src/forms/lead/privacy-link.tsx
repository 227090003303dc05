import { Link } from "gatsby";
import formsWords from "../../../content/words/forms.json";

export function PrivacyLink() {
  return <Link to="/privacy">{formsWords.sending.privacyLink}</Link>;
}
