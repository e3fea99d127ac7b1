import { useHotkeys } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import classes from './Search.module.css';
import { searchText as text } from './search.text.ts';

const SearchDialog = lazy(async () => ({ default: (await import('./SearchDialog.tsx')).SearchDialog }));

/** Opens the search box; Ctrl+K opens it everywhere, in fields too. Its code loads on first use. */
export function SearchButton() {
  const [isOpen, setIsOpen] = useState(false);
  useHotkeys([['mod+K', () => setIsOpen(true)]], [], true);
  return (
    <>
      <button type="button" className={classes.find} aria-keyshortcuts="Control+K" onClick={() => setIsOpen(true)}>
        <IconSearch aria-hidden />
        <span className={classes.words}>{text.open}</span>
        <kbd className={classes.keys} aria-hidden>
          Ctrl K
        </kbd>
      </button>
      {isOpen && (
        <Suspense>
          <SearchDialog onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
