import { Box, Flex } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { SearchBox, type SearchBoxProps } from './SearchBox.tsx';

export type SearchFieldProps = {
  /** Label and placeholder of the field. */
  label: string;
  /** The current query. */
  search: string;
  maxLength: number;
  onSearch: (search: string) => void;
  /** Milliseconds after the last key; Enter and the button that empties the field do not wait. */
  delayMs: number;
  className?: string | undefined;
  /** Takes the focus when its dialog opens. */
  isFirst?: boolean;
  /** A search button after the field. */
  children?: ReactNode;
  /** Called on Enter and by the button. Without it they call `onSearch`. */
  onSubmit?: (search: string) => void;
  /** Draws the box, where it needs more than the text. */
  renderBox?: (box: SearchBoxProps) => ReactNode;
};

/** A search that runs while the user types. The field keeps the typed text: the address may follow a little later. */
export function SearchField({
  label,
  search,
  maxLength,
  onSearch,
  delayMs,
  className,
  isFirst,
  children,
  renderBox = (box) => <SearchBox {...box} />,
  ...on
}: SearchFieldProps) {
  const [typed, setTyped] = useState(search);
  const sent = useRef(search);
  useEffect(() => {
    if (search === sent.current) return;
    sent.current = search;
    setTyped(search);
  }, [search]);

  const send = (words: string, receive: (search: string) => void) => {
    sendLater.cancel();
    sent.current = words.trim();
    receive(sent.current);
  };
  const { pathname } = useLocation();
  const { location: next = { pathname } } = useNavigation();
  const sendLater = useDebouncedCallback((words: string) => {
    // While another screen is loading, a search would open the list again in its place.
    if (next.pathname === pathname) send(words, onSearch);
  }, delayMs);
  const type = (words: string) => {
    setTyped(words);
    sendLater.cancel();
    if (words.trim() === sent.current) return;
    if (words === '' || delayMs === 0) send(words, onSearch);
    else sendLater(words);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send(typed, on.onSubmit ?? onSearch);
  };
  return (
    <search className={className}>
      {/* On a phone the button is attached to the field. */}
      <Flex component="form" gap={{ base: 0, sm: 'xs' }} onSubmit={submit}>
        <Box flex={1} miw={0}>
          {renderBox({ label, maxLength, value: typed, onChange: type, isFirst: isFirst === true })}
        </Box>
        {children}
      </Flex>
    </search>
  );
}
