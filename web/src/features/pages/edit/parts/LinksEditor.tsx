import type { PageButton } from '@baklja/contract/features/pages';
import { IMAGE_PATH_MAX_LENGTH, PAGE_BUTTONS_MAX_ITEMS, PAGE_TITLE_MAX_LENGTH } from '@baklja/contract/limits';
import { TextInput } from '@mantine/core';
import type { PickFile } from '#web/widgets/link-field/file-picker.ts';
import { LinkField } from '#web/widgets/link-field/LinkField.tsx';
import { completeAddress } from '#web/widgets/link-field/link-address.ts';
import type { LinkTarget } from '#web/widgets/link-field/link-targets.ts';
import { PickFileButton } from '#web/widgets/link-field/PickFileButton.tsx';
import { usePickFile } from '#web/widgets/media-picker/use-media-picker.tsx';
import { ItemButtons } from '#web/widgets/ordered-list/ItemButtons.tsx';
import type { FieldProblem } from '#web/widgets/record-form/editing/draft.ts';
import { pagesText as text } from '../../pages.text.ts';
import { itemField, problemOf } from '../form/page-problems.ts';
import classes from './LinksEditor.module.css';
import { ListSection } from './ListSection.tsx';
import { useRemovableList } from './use-removable-list.ts';

type Props = { links: PageButton[]; problems: readonly FieldProblem[]; onChange: (links: PageButton[]) => void };

/** The links below a page, in order. */
export function LinksEditor({ links, problems, onChange }: Props) {
  const fieldId = (place: number) => `page-${itemField('buttons-title', place)}`;
  const list = useRemovableList({ items: links, onChange, removedText: text.linkRemoved, fieldId });
  const { pickFile, dialog } = usePickFile();
  return (
    <ListSection
      title={text.links}
      note={text.linkCount(links.length)}
      help={text.linksHelp}
      addText={text.addLink}
      addButton={list.addButton}
      isFull={links.length >= PAGE_BUTTONS_MAX_ITEMS}
      onAdd={() => list.add({ title: '', link: '' })}
    >
      {links.map((link, place) => (
        <li key={list.keyOf(link)}>
          {/* biome-ignore lint/a11y/useSemanticElements: not every browser can lay out a fieldset as a grid */}
          <div className={classes.link} role="group" aria-label={`Poveznica ${place + 1}`}>
            <LinkFields
              link={link}
              place={place}
              problems={problems}
              pickFile={pickFile}
              onChange={(next) => list.replace(place, next)}
            />
            <div className={classes.buttons}>
              <ItemButtons
                item={`poveznicu ${place + 1}`}
                place={place}
                count={links.length}
                direction="down"
                onMove={(by) => list.move(place, by)}
                onRemove={() => list.removeAt(place)}
              />
            </div>
          </div>
        </li>
      ))}
      {dialog}
    </ListSection>
  );
}

type FieldsProps = {
  link: PageButton;
  place: number;
  problems: readonly FieldProblem[];
  pickFile: PickFile;
  onChange: (link: PageButton) => void;
};

function LinkFields({ link, place, problems, pickFile, onChange }: FieldsProps) {
  const [titleField, linkField] = [itemField('buttons-title', place), itemField('buttons-link', place)];
  const complete = () => {
    const address = completeAddress(link.link);
    if (address !== link.link) onChange({ ...link, link: address });
  };
  const choose = ({ address, title }: Pick<LinkTarget, 'address' | 'title'>) =>
    onChange({ ...link, link: address, title: link.title.trim() === '' ? title : link.title });
  return (
    <>
      <TextInput
        id={`page-${titleField}`}
        label={text.linkTitle}
        maxLength={PAGE_TITLE_MAX_LENGTH}
        value={link.title}
        error={problemOf(problems, titleField)}
        onChange={(event) => onChange({ ...link, title: event.currentTarget.value })}
      />
      <LinkField
        id={`page-${linkField}`}
        label={text.linkAddress}
        maxLength={IMAGE_PATH_MAX_LENGTH}
        value={link.link}
        error={problemOf(problems, linkField)}
        rightSection={<PickFileButton pickFile={pickFile} onPick={choose} isSmall />}
        onChange={(address) => onChange({ ...link, link: address })}
        onChoose={choose}
        onBlur={complete}
      />
    </>
  );
}
