import type { TranslationProgress as Progress, Unit } from '@baklja/contract/records/translation-progress';
import { Button, Group, Text } from '@mantine/core';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { IconChevronDown } from '#web/lib/icons.ts';
import type { RecordRow } from '../define-record-form.ts';
import { type OpenRecord, useRecord } from '../open-record.ts';
import type { Linking } from './LinkTranslationDialog.tsx';
import { translationText as text } from './translation.text.ts';
import { blocksOf, textOf } from './untranslated.ts';

type Props = Progress & { onJump: (unit: Unit) => void };

/** How much of a translation is done, and a button that goes from one untranslated text to the next. */
export function TranslationProgress({ left, same, translated, all, onJump }: Props) {
  const { row, queries } = useRecord();
  const place = useRef(-1);
  const [present, setPresent] = useState<string>();
  const jump = () => {
    place.current = (place.current + 1) % left.length;
    const next = left[place.current];
    setPresent(next?.text);
    if (next) onJump(next);
  };
  return (
    <Group gap="sm" ml="auto" fz="sm">
      <span>
        {text.translated} <b>{text.countOfAll(translated, all)}</b>
        {same.length > 0 && text.same(same.length)}
      </span>
      {row && queries.useSetTranslation && (
        <SameTexts
          row={row}
          same={same}
          useLinking={queries.useSetTranslation}
          present={left.find((unit) => unit.text === present)?.text}
        />
      )}
      {left.length > 0 && (
        <Button leftSection={<IconChevronDown aria-hidden />} onClick={jump}>
          {text.next}
        </Button>
      )}
    </Group>
  );
}

type SameProps = {
  row: RecordRow;
  same: readonly string[];
  /** The text that the button `Sljedeće` selected. */
  present: string | undefined;
  useLinking: () => Linking;
};

/** Marks the selected text as the same on purpose, and takes the latest mark away; at once, without a save. */
function SameTexts({ row, same, present, useLinking }: SameProps) {
  const { mutate, isPending, error } = useLinking();
  const write = (texts: readonly string[]) => {
    const { id, translation_id = null } = row;
    if (!isPending) mutate({ body: { id, translation_id, same_texts: JSON.stringify(texts) } });
  };
  return (
    <>
      {error && (
        <Text c="red" fz="sm" role="alert">
          {error.message}
        </Text>
      )}
      {same.length > 0 && (
        <Button variant="quiet" onClick={() => write(same.slice(0, -1))}>
          {text.undoSame}
        </Button>
      )}
      {present !== undefined && <Button onClick={() => write([...same, present])}>{text.keepSame}</Button>}
    </>
  );
}

/** Marks the fields and paragraphs of the form that still have the text of the other language, with a dotted line. */
export function useUntranslatedMarks(body: RefObject<HTMLElement | null>, left: readonly Unit[]): void {
  const { form } = useRecord();
  useEffect(() => {
    let unmark = () => {};
    // An editor shows a new text a moment after the form has it.
    const frame = requestAnimationFrame(() => {
      unmark = mark(left.flatMap((unit) => findUnit(form, body.current, unit) ?? []));
    });
    return () => {
      cancelAnimationFrame(frame);
      unmark();
    };
  }, [form, body, left]);
}

const MARK = 'data-untranslated';
const HIGHLIGHT = 'untranslated';

/** Returns the function that takes the marks away. */
function mark(elements: readonly HTMLElement[]): () => void {
  const fields = elements.filter(isField);
  for (const field of fields) field.setAttribute(MARK, '');
  // The editor owns its nodes, so its paragraphs are marked without changing them.
  if ('highlights' in CSS) CSS.highlights.set(HIGHLIGHT, new Highlight(...rangesIn(elements)));
  return () => {
    for (const field of fields) field.removeAttribute(MARK);
    if ('highlights' in CSS) CSS.highlights.delete(HIGHLIGHT);
  };
}

function isField(element: HTMLElement): element is HTMLInputElement | HTMLTextAreaElement {
  return element.matches('input, textarea');
}

/** The field or paragraph that has the text, or where the text is missing; undefined while it is not drawn. */
export function findUnit(
  { fields, translation }: OpenRecord['form'],
  body: HTMLElement | null,
  { field, text, isBlock }: Unit,
): HTMLElement | undefined {
  const editors = [...(body?.querySelectorAll<HTMLElement>('[role="textbox"].ProseMirror') ?? [])];
  const block = isBlock && editors.flatMap(blocksOf).find((one) => textOf(one) === text);
  if (block) return block as HTMLElement;
  const id = translation?.unitId(field);
  const near = id === undefined ? undefined : document.getElementById(id);
  return near ?? editors.find((editor) => editor.ariaLabel === fields[field]?.label);
}

/** Scrolls to the text and selects it, so that typing replaces it. */
export function focusUnit(element: HTMLElement): void {
  element.scrollIntoView({ block: 'center' });
  const editor = element.closest<HTMLElement>('.ProseMirror');
  (editor ?? element).focus({ preventScroll: true });
  if (editor) getSelection()?.selectAllChildren(element);
  else if (isField(element)) element.select();
}

function rangesIn(elements: readonly HTMLElement[]): Range[] {
  return elements
    .filter((element) => !isField(element))
    .map((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range;
    });
}
