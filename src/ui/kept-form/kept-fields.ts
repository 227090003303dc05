import {
  type RefObject,
  startTransition,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { recordIn, stored } from "../../lib/storage";

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

const valuesOf = (fields: readonly Field[]): Fields =>
  Object.fromEntries(fields.map(({ name, value }) => [name, value]));

const read = (form: HTMLFormElement): Fields => valuesOf(fieldsOf(form));

function write(form: HTMLFormElement, fields: Fields): void {
  for (const field of fieldsOf(form)) {
    const value = fields[field.name];
    if (value === undefined) continue;
    if (field instanceof HTMLSelectElement && value === "") field.selectedIndex = 0;
    else field.value = value;
  }
}

const isWritten = (field: Field): boolean =>
  field instanceof HTMLSelectElement ? field.selectedIndex > 0 : field.value !== field.defaultValue;

/**
 * The fields of a form that another tab has changed since.
 * @param seen what the browser had stored when this tab last read it: fields that differ from it were changed here
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

/** The stored fields of a tool, updated as they change elsewhere on the page; undefined until scripts run. */
export function useFieldsOf(tool: string): Fields {
  const kept = useMemo(() => storeOf(tool), [tool]);
  const text = useSyncExternalStore(kept.subscribe, kept.read, () => undefined);
  return useMemo(() => fieldsIn(text), [text]);
}

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
  readonly undo: (() => void) | undefined;
}

/** A form whose fields the browser stores. They are uncontrolled, so text typed before hydration stays. */
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
        // The store also notifies the tab that wrote.
        if (Object.keys(now).every((name) => (kept[name] ?? "") === (seen.current[name] ?? ""))) return;
        write(form.current, writtenElsewhere(now, seen.current, kept));
        seen.current = kept;
        setFields(read(form.current));
      }),
    [tool],
  );

  useEffect(() => {
    seen.current = {};
    // In slices, after the page's own hydration: nobody waits for the first sum.
    startTransition(() => {
      if (form.current) take({ ...keptFields(tool), ...valuesOf(fieldsOf(form.current).filter(isWritten)) });
    });
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
