import { SEARCH_MAX_LENGTH } from '@baklja/contract/limits';
import { TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { type KeyboardEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { useSearchHits } from '#web/lib/queries/use-search-hits.ts';
import { useSession } from '#web/lib/session.ts';
import { StackedModal } from '#web/ui/dialogs/StackedModal.tsx';
import { RetryButton } from '#web/ui/messages/RetryButton.tsx';
import classes from './Search.module.css';
import { SearchResults } from './SearchResults.tsx';
import { searchText as text } from './search.text.ts';
import { choicesOf, findScreens, type SearchChoice } from './search-choices.ts';

/** Finds screens, and the posts, pages and files that the role may open. Arrows choose, Enter opens. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const session = useSession();
  const navigate = useNavigate();
  const listId = useId();
  const [words, setWords] = useState('');
  const [place, setPlace] = useState(0);
  const { hits, wanted } = useSearchHits(words);
  const choices = [...findScreens(session?.role, words), ...(wanted === '' ? [] : choicesOf(hits.data?.hits ?? []))];
  const present = Math.min(place, choices.length - 1);

  const open = (choice: SearchChoice | undefined) => {
    if (!choice) return;
    onClose();
    void navigate(choice.address);
    // The element that had the focus belongs to the screen that closes.
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  const handleKey = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && choices.length > 0) {
      event.preventDefault();
      setPlace((present + step + choices.length) % choices.length);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      open(choices[present]);
    }
  };
  return (
    <StackedModal onClose={onClose} title={text.title} size={640} centered={false} yOffset="10vh">
      <TextInput
        data-autofocus
        role="combobox"
        aria-label={text.label}
        aria-expanded
        aria-controls={listId}
        aria-activedescendant={choices.length > 0 ? `${listId}-${present}` : undefined}
        autoComplete="off"
        placeholder={text.placeholder}
        maxLength={SEARCH_MAX_LENGTH}
        leftSection={<IconSearch aria-hidden />}
        value={words}
        onChange={(event) => {
          setWords(event.currentTarget.value);
          setPlace(0);
        }}
        onKeyDown={handleKey}
      />
      <SearchResults
        id={listId}
        choices={choices}
        present={present}
        isStale={hits.isPlaceholderData}
        onPoint={setPlace}
        onOpen={open}
      />
      {choices.length === 0 && !hits.isFetching && !hits.isError && (
        <p className={classes.nothing} role="status">
          <b>{text.nothing(words.trim())}</b> {text.nothingHelp}
        </p>
      )}
      {hits.isError && (
        <p className={classes.failed} role="alert">
          {text.failed} {hits.error.message}{' '}
          <RetryButton variant="quiet" isBusy={hits.isFetching} onClick={() => void hits.refetch()} />
        </p>
      )}
    </StackedModal>
  );
}
