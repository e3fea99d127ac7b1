import { Flex, Group, Text } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import type { TiptapEditorHTMLElement } from '@tiptap/core';
import { useId } from 'react';
import { flushSync } from 'react-dom';
import { IconArrowNarrowRight, IconCheck } from '#web/lib/icons.ts';
import { RetryButton } from '#web/ui/messages/RetryButton.tsx';
import panelClasses from '#web/ui/Panel.module.css';
import { type Reveal, useReveal } from '../frame/reveal.ts';
import type { Place } from './checked-content.ts';
import classes from './PublishChecks.module.css';
import { publishChecksText as text } from './publish-checks.text.ts';
import { type PublishCheck, wordsOf } from './run-checks.ts';
import type { KnownChecks } from './use-publish-checks.ts';

/** The id with which the summary links to the list. */
const SECTION_ID = 'publish-checks';

/** What prevents saving, then what could be better, each with a link to its place. Advice never prevents publishing. */
export function PublishChecks({ checks }: { checks: KnownChecks }) {
  const headingId = useId();
  const { blocking, advice } = checks;
  const isReady = isNothingFound(checks) && checks.areLinksKnown;
  return (
    <section id={SECTION_ID} tabIndex={-1} className={panelClasses.section} aria-labelledby={headingId}>
      <Text component="h2" id={headingId} fz="sm" fw={600}>
        {text.heading}
      </Text>
      {blocking.length > 0 && (
        <>
          <Subheading>Bez ovoga se ne može spremiti</Subheading>
          <CheckList checks={blocking} />
          {advice.length > 0 && <Subheading>Bolje je s ovim</Subheading>}
        </>
      )}
      {advice.length > 0 && <CheckList checks={advice} />}
      {!checks.areLinksKnown && <LinksNote check={checks.check} />}
      {isReady && (
        <Flex component="p" align="center" gap="xs" fz="sm" lh="20px">
          <IconCheck aria-hidden /> Sve je spremno.
        </Flex>
      )}
    </section>
  );
}

function Subheading({ children }: { children: string }) {
  return (
    <Text component="h3" c="dimmed" fz="sm" fw={400} lh="18px">
      {children}
    </Text>
  );
}

/** One line that shows the number of checks and leads to them; of constant height, so that nothing below it moves. */
export function PublishChecksSummary({ checks }: { checks: KnownChecks }) {
  const lead = () => {
    const section = document.getElementById(SECTION_ID);
    section?.focus({ preventScroll: true });
    void section?.scrollIntoView({ block: 'center' });
  };
  return (
    <button type="button" className={classes.summary} onClick={lead}>
      <span>{text.heading}</span>
      <Text span c="quiet" fw={400} ml="auto">
        {summaryOf(checks)}
      </Text>
      <IconArrowNarrowRight aria-hidden />
    </button>
  );
}

function summaryOf(checks: KnownChecks): string {
  if (!isNothingFound(checks)) return text.summary(checks.blocking.length, checks.advice.length);
  if (checks.areLinksKnown) return 'sve je spremno';
  return checks.check.isError ? 'nije sve provjereno' : 'provjerava se…';
}

function isNothingFound({ blocking, advice }: KnownChecks): boolean {
  return blocking.length === 0 && advice.length === 0;
}

function CheckList({ checks }: { checks: readonly PublishCheck[] }) {
  const reveal = useReveal();
  return (
    <ul className={classes.list}>
      {checks.map(({ key, text: said, place }) => (
        <li key={key}>
          <button type="button" className={classes.line} onClick={() => focusField(place, reveal)}>
            <span>{said}</span>
            <IconArrowNarrowRight aria-hidden />
          </button>
        </li>
      ))}
    </ul>
  );
}

function LinksNote({ check }: { check: Pick<UseQueryResult, 'isError' | 'isFetching' | 'refetch'> }) {
  const note = (
    <Text c="dimmed" fz="sm" lh="20px">
      {check.isError ? 'Poveznice nisu provjerene.' : 'Poveznice se provjeravaju…'}
    </Text>
  );
  if (!check.isError) return note;
  return (
    <Group justify="space-between" gap="4px 12px">
      {note}
      <RetryButton size="compact-sm" isBusy={check.isFetching} onClick={() => void check.refetch()} />
    </Group>
  );
}

/** Maximum number of frames to wait for the fields of a chosen picture. */
const FRAMES_AT_MOST = 30;

/** Brings the place into view and focuses it. Falls back to the first match of the selector, then to its text field. */
function focusField(place: Place, reveal: Reveal): void {
  const element = findPlace(place);
  if (!element) return;
  flushSync(() => reveal(element));
  element.scrollIntoView({ block: 'center' });
  const textbox = element.closest<HTMLElement>('[role="textbox"][contenteditable]');
  if (!textbox || textbox === element) element.focus();
  else if (element instanceof HTMLImageElement) openPicture(element, textbox);
  else selectElement(textbox, element);
}

function findPlace(place: Place): HTMLElement | null {
  if ('field' in place) return document.getElementById(place.field);
  const { editor, selector, words } = place;
  const textbox = document.querySelector<HTMLElement>(`[role="textbox"][aria-label="${CSS.escape(editor)}"]`);
  if (!textbox || selector === undefined) return textbox;
  const found = [...textbox.querySelectorAll<HTMLElement>(selector)].filter(isOfText);
  return found.find((element) => words === undefined || wordsOf(element) === words) ?? found[0] ?? textbox;
}

/** False for images that the editor inserts next to some nodes so that the cursor finds a place. */
function isOfText(element: Element): boolean {
  return !element.matches('.ProseMirror-separator');
}

/** The field of its text alternative renders a moment later. */
function openPicture(picture: HTMLImageElement, textbox: HTMLElement): void {
  textbox.focus({ preventScroll: true });
  picture.click();
  focusPictureField(picture, FRAMES_AT_MOST);
}

function focusPictureField(picture: HTMLImageElement, frames: number): void {
  // The fields of a picture within a line are in a popup after the text.
  const popup = document.getElementById(picture.getAttribute('aria-controls') ?? '');
  const field = (popup ?? picture.closest('[data-node-view-wrapper]'))?.querySelector('input');
  if (field) field.focus();
  else if (frames > 0) requestAnimationFrame(() => focusPictureField(picture, frames - 1));
}

/** Focuses an editor's text field and selects the words of an element of its text, so that they are visible. */
function selectElement(textbox: HTMLElement, element: Element): void {
  // TipTap attaches the editor to its text field. The editor would revert a selection that it did not make.
  const { editor } = textbox as TiptapEditorHTMLElement;
  if (!editor) return;
  const from = editor.view.posAtDOM(element, 0);
  const to = editor.view.posAtDOM(element, element.childNodes.length);
  editor.chain().setTextSelection({ from, to }).focus(null, { scrollIntoView: false }).run();
}
