export function hasFonts(): boolean {
  const line = document.createElement("span");
  line.textContent = "Handgloves 0123456789";
  line.style.cssText = "position:absolute;visibility:hidden;font-size:100px;font-weight:700";
  document.body.append(line);
  const widthIn = (family: string) => {
    line.style.fontFamily = family;
    return line.getBoundingClientRect().width;
  };
  const without = widthIn("monospace");
  const isUsed = ['"Bricolage Condensed"', "Figtree"].map(
    (name) => widthIn(`${name}, monospace`) !== without,
  );
  line.remove();
  return isUsed.every(Boolean);
}
