import {
  type RefObject,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { recordIn, stored } from "../../lib/storage";

/** What stands in a tool's fields, by name; a ticked box holds its value, one without a tick nothing. */
export type Fields = Readonly<Record<string, string>>;

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function fieldsOf(form: HTMLFormElement): Field[] {
  return [...form.elements].filter(
    (element): element is Field =>
      (element instanceof HTMLInputElement ||
        element instanceof HTMLSelectElement ||
        element instanceof HTMLTextAreaElement) &&
      element.name !== "",
  );
}

const isBox = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && field.type === "checkbox";

function read(form: HTMLFormElement): Fields {
  return Object.fromEntries(
    fieldsOf(form).map((field) => [
      field.name,
      isBox(field) ? (field.checked ? field.value : "") : field.value,
    ]),
  );
}

function write(form: HTMLFormElement, fields: Fields): void {
  for (const field of fieldsOf(form)) {
    const value = fields[field.name];
    if (value === undefined) continue;
    if (isBox(field)) field.checked = value !== "";
    else if (field instanceof HTMLSelectElement && value === "") field.selectedIndex = 0;
    else field.value = value;
  }
}

/** Whether a field holds something else than the page gave it. */
function isWritten(field: Field): boolean {
  if (field instanceof HTMLSelectElement) return field.selectedIndex > 0;
  return isBox(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;
}

function written(form: HTMLFormElement): Fields {
  const names = new Set(
    fieldsOf(form)
      .filter(isWritten)
      .map(({ name }) => name),
  );
  return Object.fromEntries(Object.entries(read(form)).filter(([name]) => names.has(name)));
}

/**
 * Those fields of a form that another tab has written since.
 * @param seen what the browser kept when this tab last looked: what differs from it was written here
 */
const writtenElsewhere = (now: Fields, seen: Fields, kept: Fields): Fields =>
  Object.fromEntries(
    Object.entries(now).flatMap(([name, value]) => {
      const other = kept[name] ?? "";
      return value === (seen[name] ?? "") && value !== other ? [[name, other]] : [];
    }),
  );

export const storeOf = (tool: string) => stored(`tool-${tool}`);

export const fieldsIn = (text: string | undefined): Fields =>
  Object.fromEntries(
    Object.entries(recordIn(text)).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );

export const keptFields = (tool: string): Fields => fieldsIn(storeOf(tool).read());

/** The same, updated while it is written elsewhere on the page; undefined until scripts run. */
export function useFieldsOf(tool: string): Fields {
  const kept = useMemo(() => storeOf(tool), [tool]);
  const text = useSyncExternalStore(kept.subscribe, kept.read, () => undefined);
  return useMemo(() => fieldsIn(text), [text]);
}

/** Stores the fields that hold something. @returns whether the browser keeps them */
function keep(tool: string, fields: Fields): boolean {
  const filled = Object.entries(fields).filter(([, value]) => value !== "");
  return storeOf(tool).write(filled.length > 0 ? JSON.stringify(Object.fromEntries(filled)) : undefined);
}

export interface KeptFields {
  readonly form: RefObject<HTMLFormElement | null>;
  /** Undefined until scripts run. */
  readonly fields: Fields | undefined;
  readonly isKept: boolean;
  readonly changed: () => void;
  readonly fillIn: (fields: Fields) => void;
  readonly clear: () => void;
  /** Brings back what was cleared; undefined if nothing was. */
  readonly undo: (() => void) | undefined;
}

/** A form whose fields the browser keeps. They are plain HTML, so that what is written before scripts run stays. */
export function useKeptFields(tool: string): KeptFields {
  const form = useRef<HTMLFormElement>(null);
  const [fields, setFields] = useState<Fields>();
  const [cleared, setCleared] = useState<Fields>();
  const [isKept, setKept] = useState(true);
  const seen = useRef<Fields>({});

  const take = useCallback(
    (values: Fields = {}) => {
      if (!form.current) return;
      write(form.current, values);
      write(form.current, writtenElsewhere(read(form.current), seen.current, keptFields(tool)));
      seen.current = read(form.current);
      setFields(seen.current);
      setKept(keep(tool, seen.current));
    },
    [tool],
  );

  useEffect(
    () =>
      storeOf(tool).subscribe(() => {
        if (!form.current) return;
        const now = read(form.current);
        const kept = keptFields(tool);
        // The store also tells the tab that wrote.
        if (Object.keys(now).every((name) => (kept[name] ?? "") === (seen.current[name] ?? ""))) return;
        write(form.current, writtenElsewhere(now, seen.current, kept));
        seen.current = kept;
        setFields(read(form.current));
      }),
    [tool],
  );

  useEffect(() => {
    seen.current = {};
    if (form.current) take({ ...keptFields(tool), ...written(form.current) });
  }, [take, tool]);

  return {
    form,
    fields,
    isKept,
    changed: () => {
      setCleared(undefined);
      take();
    },
    fillIn: take,
    clear: () => {
      if (!fields) return;
      setCleared(fields);
      take(Object.fromEntries(Object.keys(fields).map((name) => [name, ""])));
    },
    undo:
      cleared &&
      (() => {
        setCleared(undefined);
        take(cleared);
      }),
  };
}
