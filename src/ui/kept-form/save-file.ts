/** How long the file can be read, in ms. */
const LIFE = 600_000;

/** Gives the visitor a text as a file. */
export function saveFile(name: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // An iPhone asks first, and reads the file when the visitor has answered.
  setTimeout(() => URL.revokeObjectURL(url), LIFE);
}
