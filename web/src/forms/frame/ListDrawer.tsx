import { ActionIcon, CloseButton, Drawer, Flex } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { Link, type To } from 'react-router';
import { IconChevronDown, IconChevronUp } from '#web/lib/icons.ts';
import { useIsPhone } from '#web/lib/use-window-size.ts';
import classes from '../RecordDrawer.module.css';
import { recordFormText as text } from '../record-form.text.ts';
import { useFocusOfDrawer } from './form-focus.ts';
import { useEscape } from './use-escape.ts';

type Props = {
  title: string;
  /** The key of the open record; undefined for a new one. */
  recordKey: string | undefined;
  /** The keys of the records in the list, in its order. */
  order: readonly string[];
  addressOf: (key: string | undefined) => To;
  /** Element id of the link that opened it; undefined where the path names the record. */
  linkId: string | undefined;
  onClose: () => void;
  children: ReactNode;
};

/** A drawer over a list, whose head leads to the record before and after. */
export function ListDrawer({ title, recordKey, order, addressOf, linkId, onClose, children }: Props) {
  const [drawer, setDrawer] = useState<HTMLDivElement | null>(null);
  useFocusOfDrawer(drawer, linkId, recordKey);
  useEscape(drawer, onClose);
  const isPhone = useIsPhone();
  const place = recordKey === undefined ? -1 : order.indexOf(recordKey);
  return (
    <Drawer.Root
      opened
      position="right"
      size={isPhone ? '100%' : 480}
      onClose={onClose}
      closeOnEscape={false}
      returnFocus={false}
      classNames={{ content: classes.drawer }}
    >
      <Drawer.Overlay />
      <Drawer.Content ref={setDrawer}>
        <Flex
          component="header"
          align="center"
          gap="xs"
          h={{ base: 56, sm: 64 }}
          pl={{ base: 'md', sm: 'lg' }}
          pr="sm"
          style={{ borderBottom: '1px solid var(--rule)' }}
        >
          <Drawer.Title flex={1} ff="heading" fz={22} fw={500} lh={1.2} lts="-0.012em">
            {title}
          </Drawer.Title>
          {place >= 0 && order.length > 1 && (
            <>
              <OtherRecord name={text.previous} to={addressOf(order[place - 1])} isEnd={place === 0}>
                <IconChevronUp aria-hidden />
              </OtherRecord>
              <OtherRecord name={text.next} to={addressOf(order[place + 1])} isEnd={place === order.length - 1}>
                <IconChevronDown aria-hidden />
              </OtherRecord>
            </>
          )}
          <CloseButton aria-label={text.close} onClick={onClose} />
        </Flex>
        {children}
      </Drawer.Content>
    </Drawer.Root>
  );
}

function OtherRecord(props: { name: string; to: To; isEnd: boolean; children: ReactNode }) {
  const { name, to, isEnd, children } = props;
  return isEnd ? (
    <ActionIcon aria-label={name} disabled>
      {children}
    </ActionIcon>
  ) : (
    <ActionIcon component={Link} to={to} replace aria-label={name}>
      {children}
    </ActionIcon>
  );
}
