import type { PageButton } from '@baklja/contract/features/content/pages';
import { IMAGE_PATH_MAX_LENGTH, PAGE_BUTTONS_MAX_ITEMS, PAGE_TITLE_MAX_LENGTH } from '@baklja/contract/limits';
import { Button, TextInput } from '@mantine/core';
import { IconCopy, IconLock, IconWorld } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useParams } from 'react-router';
import { ArticleFrame } from '#web/forms/ArticleFrame.tsx';
import { ArticleSkeleton } from '#web/forms/ArticleSkeleton.tsx';
import { CreateRecord } from '#web/forms/CreateRecord.tsx';
import { EditRecord } from '#web/forms/EditRecord.tsx';
import type { FieldProblem } from '#web/forms/editing/draft.ts';
import { type ListedItem, OrderedListField } from '#web/forms/fields/OrderedListField.tsx';
import { LinkField } from '#web/forms/link-field/LinkField.tsx';
import { completeAddress } from '#web/forms/link-field/link-address.ts';
import type { LinkTarget } from '#web/forms/link-field/link-targets.ts';
import { PickFileButton } from '#web/forms/link-field/PickFileButton.tsx';
import addressClasses from '#web/forms/RecordAddress.module.css';
import { paths } from '#web/lib/paths.ts';
import { copyText } from '#web/lib/text/copy-text.ts';
import { PAGE_MESSAGE_MS } from '#web/lib/timings.ts';
import { GalleryEditor } from '#web/media/gallery/GalleryEditor.tsx';
import type { PickFile } from '#web/media/picker/file-picker.ts';
import { usePickFile } from '#web/media/picker/use-media-picker.tsx';
import look from '#web/ui/look.module.css';
import { useToasts } from '#web/ui/messages/toasts.tsx';
import { pageQueries } from '../pages.queries.ts';
import { pagesText as text } from '../pages.text.ts';
import { AccordionEditor } from './AccordionEditor.tsx';
import classes from './PageEditScreen.module.css';
import { PagePanel } from './PagePanel.tsx';
import { PageText } from './PageText.tsx';
import type { OpenPage } from './page-draft.ts';
import { itemField, pageForm, problemOf } from './page-form.ts';

/** /stranice/{id}: changes or deletes a page; it works from the list and from a typed URL. */
export function PageEditScreen() {
  const { id = '' } = useParams();
  return (
    <EditRecord form={pageForm} queries={pageQueries} recordKey={id} skeleton={<ArticleSkeleton />}>
      {(record) => <PageEditor record={record} />}
    </EditRecord>
  );
}

export function PageEditor({ record }: { record: OpenPage }) {
  const { draft, change, isLocked, row, creating } = record;
  return (
    <ArticleFrame
      record={record}
      titleMaxLength={PAGE_TITLE_MAX_LENGTH}
      titleFoot={<PageAddress page={row ?? creating?.created} />}
      panel={(translation) => <PagePanel record={record} translation={translation} />}
      savingText={text.saving}
    >
      <PageText
        html={draft.description}
        onChange={(description) => change({ description })}
        label="Tekst"
        placeholder="Tekst stranice."
        language={draft.language}
        isLocked={isLocked}
      />
      <PageParts record={record} />
    </ArticleFrame>
  );
}

/** The parts that are switched on. A switched-off part with a problem is also shown, because it is sent too. */
function PageParts({ record: { draft, change, problems, isLocked } }: { record: OpenPage }) {
  // Memoised because a gallery may be long and most changes affect only the text.
  const gallery = useMemo(
    () => (
      <GalleryEditor
        gallery={draft.gallery}
        language={draft.language}
        add={(pictures, images) => [...pictures, ...images]}
        onChange={(pictures) => change({ gallery: pictures })}
      />
    ),
    [draft.gallery, draft.language, change],
  );
  const hasProblem = (part: string) => problems.some(({ field }) => field.startsWith(`${part}-`));
  return (
    <>
      {(draft.show_buttons === 1 || hasProblem('buttons')) && (
        <LinksEditor links={draft.buttons} problems={problems} onChange={(buttons) => change({ buttons })} />
      )}
      {(draft.show_accordion === 1 || hasProblem('accordion')) && (
        <AccordionEditor
          entries={draft.accordion}
          language={draft.language}
          problems={problems}
          isLocked={isLocked}
          onChange={(accordion) => change({ accordion })}
        />
      )}
      {draft.show_gallery === 1 && <div className={classes.gallery}>{gallery}</div>}
    </>
  );
}

/** The permanent identifiers of a page: id, slug, and the public address for links. Nothing for an unsaved page. */
function PageAddress({ page }: { page: { id: number; slug?: string } | undefined }) {
  const toasts = useToasts();
  if (!page) return null;
  const { id, slug } = page;
  const address = paths.publicPage(id);
  const copy = async () => {
    if (await copyText(address)) toasts.success(text.copied, PAGE_MESSAGE_MS);
    else toasts.error(text.notCopied(address));
  };
  return (
    <div className={classes.lines}>
      <p className={`${look.note} ${addressClasses.address}`}>
        <IconLock aria-hidden /> id <span>{id}</span>
      </p>
      <p className={`${look.note} ${addressClasses.address}`}>
        slug <span>{slug}</span>
      </p>
      <p className={`${look.note} ${addressClasses.address}`}>
        <IconWorld aria-hidden /> {text.publicAddress} <span>{address}</span>
        <Button size="compact-xs" variant="quiet" leftSection={<IconCopy aria-hidden />} onClick={() => void copy()}>
          {text.copy}
        </Button>
      </p>
    </div>
  );
}

type Props = { links: PageButton[]; problems: readonly FieldProblem[]; onChange: (links: PageButton[]) => void };

/** The links below a page, in order. */
function LinksEditor({ links, problems, onChange }: Props) {
  const { pickFile, dialog } = usePickFile();
  return (
    <>
      <OrderedListField
        title={text.links}
        note={text.linkCount(links.length)}
        help={text.linksHelp}
        addText={text.addLink}
        noun="poveznicu"
        removedText={text.linkRemoved}
        maxItems={PAGE_BUTTONS_MAX_ITEMS}
        items={links}
        onChange={onChange}
        makeItem={() => ({ title: '', link: '' })}
        fieldId={(place) => `page-${itemField('buttons-title', place)}`}
      >
        {(listed) => <LinkFields {...listed} problems={problems} pickFile={pickFile} />}
      </OrderedListField>
      {dialog}
    </>
  );
}

type FieldsProps = ListedItem<PageButton> & { problems: readonly FieldProblem[]; pickFile: PickFile };

function LinkFields({ item: link, place, change, buttons, problems, pickFile }: FieldsProps) {
  const [titleField, linkField] = [itemField('buttons-title', place), itemField('buttons-link', place)];
  const complete = () => {
    const address = completeAddress(link.link);
    if (address !== link.link) change({ ...link, link: address });
  };
  const choose = ({ address, title }: Pick<LinkTarget, 'address' | 'title'>) =>
    change({ ...link, link: address, title: link.title.trim() === '' ? title : link.title });
  return (
    // biome-ignore lint/a11y/useSemanticElements: not every browser can lay out a fieldset as a grid
    <div className={classes.link} role="group" aria-label={`Poveznica ${place + 1}`}>
      <TextInput
        id={`page-${titleField}`}
        label={text.linkTitle}
        maxLength={PAGE_TITLE_MAX_LENGTH}
        value={link.title}
        error={problemOf(problems, titleField)}
        onChange={(event) => change({ ...link, title: event.currentTarget.value })}
      />
      <LinkField
        id={`page-${linkField}`}
        label={text.linkAddress}
        maxLength={IMAGE_PATH_MAX_LENGTH}
        value={link.link}
        error={problemOf(problems, linkField)}
        rightSection={<PickFileButton pickFile={pickFile} onPick={choose} isSmall />}
        onChange={(address) => change({ ...link, link: address })}
        onChoose={choose}
        onBlur={complete}
      />
      <div className={classes.buttons}>{buttons}</div>
    </div>
  );
}

/** /new-page: creates a page; `?prijevod=` holds the id of the page that it will translate. */
export function PageCreateScreen() {
  return (
    <CreateRecord form={pageForm} queries={pageQueries} skeleton={<ArticleSkeleton />}>
      {(record) => <PageEditor record={record} />}
    </CreateRecord>
  );
}
