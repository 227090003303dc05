import { Picture } from "../ui/pictures/picture";
import type { PictureFile } from "../ui/pictures/picture-data";

export interface MenuStampProps {
  readonly file: PictureFile;
}

/** A country's picture in the menu; beside its name it says nothing more. */
export function MenuStamp({ file }: MenuStampProps) {
  return <Picture file={file} alt="" sizes="(min-width: 1024px) 178px, 72px" />;
}
