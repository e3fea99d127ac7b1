import { SEARCH_MAX_LENGTH } from '@baklja/contract/limits';
import { SegmentedControl } from '@mantine/core';
import { IconLayoutGrid, IconLayoutList } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { SEARCH_AFTER_MS } from '#web/lib/timings.ts';
import { SortSelect } from '#web/lists/filters/SortSelect.tsx';
import { SearchField } from '#web/ui/lists/SearchField.tsx';
import { mediaText as text } from '../../media.text.ts';
import type { FileView, ManagerAddress } from '../manager-address.ts';
import classes from './FileTools.module.css';

type Props = {
  address: ManagerAddress;
  view: FileView;
  onChange: (next: Partial<ManagerAddress>, options?: { replace?: boolean }) => void;
  onView: (view: FileView) => void;
  pager: ReactNode;
};

/** The toolbar above the files: search, view, sorting, page selector. */
export function FileTools({ address, view, onChange, onView, pager }: Props) {
  return (
    <div className={classes.tools}>
      <SearchField
        className={classes.search}
        label={text.search}
        maxLength={SEARCH_MAX_LENGTH}
        search={address.search}
        delayMs={SEARCH_AFTER_MS}
        onSearch={(search) => onChange({ search }, { replace: true })}
      />
      <SegmentedControl
        aria-label={text.view}
        value={view}
        onChange={(next) => onView(next as FileView)}
        data={[
          { value: 'table', label: <ViewLabel icon={<IconLayoutList aria-hidden />} name={text.views.table} /> },
          { value: 'grid', label: <ViewLabel icon={<IconLayoutGrid aria-hidden />} name={text.views.grid} /> },
        ]}
      />
      <SortSelect
        className={classes.sorting}
        isLabelHidden
        label={text.sorting}
        sortings={text.sortings}
        value={`${address.sort} ${address.order}`}
        onChange={onChange}
      />
      <div className={classes.pager}>{pager}</div>
    </div>
  );
}

function ViewLabel({ icon, name }: { icon: ReactNode; name: string }) {
  return (
    <span className={classes.view}>
      {icon}
      <span className={classes.viewName}>{name}</span>
    </span>
  );
}
