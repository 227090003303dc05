import { toast } from "react-toastify/unstyled";

/** Says a sentence in a toast, in place of the one before. Failures stay until they are closed. */
export function showToast(kind: "success" | "error", text: string): void {
  toast.dismiss();
  if (kind === "success") toast.success(text, { autoClose: 12_000, role: "status" });
  else toast.error(text, { autoClose: false, role: "alert" });
}
