import type { PageButton } from '@baklja/contract/features/content/pages';
import { IMAGE_PATH_MAX_LENGTH, PAGE_BUTTONS_MAX_ITEMS, PAGE_TITLE_MAX_LENGTH } from '@baklja/contract/limits';
import { TextInput } from '@mantine/core';
import type { FieldProblem } from '#web/forms/editing/draft.ts';
import { type ListedItem, OrderedListField } from '#web/forms/fields/OrderedListField.tsx';
import { LinkField } from '#web/forms/link-field/LinkField.tsx';
import { completeAddress } from '#web/forms/link-field/link-address.ts';
import type { LinkTarget } from '#web/forms/link-field/link-targets.ts';
import { PickFileButton } from '#web/forms/link-field/PickFileButton.tsx';
import type { PickFile } from '#web/media/picker/file-picker.ts';
import { usePickFile } from '#web/media/picker/use-media-picker.tsx';
import { pagesText as text } from '../pages.text.ts';
import classes from './LinksEditor.module.css';
import { itemField, problemOf } from './page-problems.ts';

type Props = { links: PageButton[]; problems: readonly FieldProblem[]; onChange: (links: PageButton[]) => void };

/** The links below a page, in order. */
export function LinksEditor({ links, problems, onChange }: Props) {
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
