/** What an answer means for the visitor: whether the message is sent, and the sentence that says so. */
export interface Verdict {
  readonly isSent: boolean;
  readonly text: string;
}
