import { toast } from "react-toastify/unstyled";

/** Takes away what earlier attempts said. */
export function clearToasts(): void {
  toast.dismiss();
}
