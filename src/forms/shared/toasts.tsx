import { css } from "@emotion/react";
import { ToastContainer, toast } from "react-toastify/unstyled";
import formsWords from "../../../content/words/forms.json";
import { colour, from, rule, size, space, withMotion } from "../../theme/tokens";
import { bareButton, card, centred, grid, unseen } from "../../ui/layout/primitives";
import { Icon } from "../../ui/motifs/icon";

/** Where the text begins. */
const besideText = `max(${space.gutter}, (100vw - ${size.container}) / 2)`;

const styles = css({
  ".Toastify__toast-container": {
    position: "fixed",
    // At the foot of the window, as the top has the page's title and, after an error, the first invalid field.
    bottom: space[3],
    left: space[3],
    right: space[3],
    zIndex: 20,
    [from.tablet]: { bottom: space[5], left: "auto", right: space[24], width: "26rem" },
  },
  // A success stands in the empty room between the header and the panel that takes the form's place.
  ".Toastify__toast-container--top-left": {
    top: size.header,
    bottom: "auto",
    [from.tablet]: { left: besideText, right: "auto", width: "auto" },
    [from.desktop]: { top: size.headerWide },
  },
  ".Toastify__toast": {
    ...grid(2, `1 ${size.target}`),
    alignItems: "center",
    marginTop: space[2],
    padding: `${space[2]} ${space[2]} ${space[2]} ${space[5]}`,
    border: rule.ink,
    borderLeft: `8px solid ${colour.tag}`,
    ...card,
    color: colour.heading,
    fontWeight: 600,
    lineHeight: 1.4,
    [withMotion]: { animation: "toast-in 200ms ease-out" },
  },
  ".Toastify__toast--error": { borderLeftColor: colour.error },
  "@keyframes toast-in": { from: { opacity: 0, transform: "translateY(12px)" } },
  // The library times a toast by this bar's animation, so it runs even with reduced motion.
  ".Toastify__progress-bar--wrp": { ...unseen, width: 1, height: 1 },
  ".Toastify__progress-bar--wrp .Toastify__progress-bar--animated": {
    animation: "toast-time linear 1 forwards",
    animationDuration: "12s !important",
  },
  "@keyframes toast-time": { to: { opacity: 0.99 } },
});
const closeButton = css({ ...bareButton, ...centred, width: size.target, height: size.target });

const { sending: words } = formsWords;

export function showToast(kind: "success" | "error", text: string): void {
  toast.dismiss();
  if (kind === "success") toast.success(text, { autoClose: 12_000, position: "top-left" });
  else toast.error(text, { autoClose: false });
}

/** Shows an error that another live region announces. */
export function showSilentToast(text: string): void {
  toast.dismiss();
  toast.error(<span aria-live="off">{text}</span>, { autoClose: false });
}

export const clearToasts = () => toast.dismiss();

/** The container of toasts: a live region that exists before the first one. */
export function Toasts() {
  return (
    <div css={styles}>
      <ToastContainer
        aria-label={words.messages}
        closeButton={({ closeToast }) => (
          <button type="button" css={closeButton} aria-label={words.close} onClick={() => closeToast(true)}>
            <Icon name="close" size={20} />
          </button>
        )}
        // The container is a live region, and the role alert would be heard twice; a focusable toast needs a role.
        role="article"
        icon={false}
        transition={false}
        draggable={false}
        hideProgressBar
      />
    </div>
  );
}
