import type { Channel } from "../store";

/** The columns of `messages` that each channel has for itself. */
export const COLUMNS = {
  mail: { due: "due_at", tried: "tried_at", owner: "owner", note: "note", ended: "mail_ended" },
  webhook: {
    due: "webhook_due_at",
    tried: "webhook_tried_at",
    owner: "webhook_owner",
    note: "webhook_note",
    ended: "webhook_ended",
  },
} as const satisfies Record<Channel, object>;
