import { editorPath } from '@baklja/contract/kinds';
import { Combobox, UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useListAddress } from '#web/lists/address/use-list-address.ts';
import { SearchBox } from '#web/ui/lists/SearchBox.tsx';
import { SearchField, type SearchFieldProps } from '#web/ui/lists/SearchField.tsx';
import { AthleteOffers, OFFERED_ATHLETES } from '../AthleteOffers.tsx';
import classes from './AthleteSearch.module.css';
import { athleteListAddress } from './athlete-list-address.ts';
import { useAthleteRows } from './athlete-rows.ts';
import { athletesText as text } from './athletes.text.ts';

/** The search of the list, which also offers the first athletes that it found: one of them opens at once. */
export function AthleteSearch(props: SearchFieldProps) {
  const { request } = useListAddress(athleteListAddress);
  const { page, isStale } = useAthleteRows(request);
  const navigate = useNavigate();
  const [isTyping, setIsTyping] = useState(false);
  const athletes = request.search === '' ? [] : (page?.rows.slice(0, OFFERED_ATHLETES) ?? []);
  return (
    <AthleteOffers
      athletes={athletes}
      search={request.search}
      isStale={isStale}
      isOpen={isTyping && athletes.length > 0}
      onOpenChange={setIsTyping}
      onPick={({ id }) => void navigate(editorPath('athlete', id))}
      label={text.offered}
      head={page && text.count(page.total)}
      foot={
        <>
          <span className={classes.keys}>{text.offerKeys}</span>
          <UnstyledButton
            className={classes.all}
            tabIndex={-1}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => setIsTyping(false)}
          >
            {text.showAll(page?.total ?? 0)}
          </UnstyledButton>
        </>
      }
    >
      <SearchField
        {...props}
        onSubmit={(words) => {
          setIsTyping(false);
          props.onSearch(words);
        }}
        renderBox={(box) => (
          <Combobox.Target withExpandedAttribute>
            <SearchBox
              {...box}
              onChange={(words) => {
                setIsTyping(words.trim() !== '');
                box.onChange(words);
              }}
              onBlur={() => setIsTyping(false)}
            />
          </Combobox.Target>
        )}
      />
    </AthleteOffers>
  );
}
