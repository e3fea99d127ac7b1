import { Anchor, Flex } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { Link } from 'react-router';
import { listOf, titlesOf } from '../define-record-form.ts';
import { type OpenRecord, useRecord } from '../open-record.ts';
import classes from '../PageFrame.module.css';
import { recordFormText as text } from '../record-form.text.ts';

export function Crumb() {
  const record = useRecord();
  const { path, title } = listOf(record.form);
  return (
    <Flex
      component="p"
      className={classes.crumb}
      align="center"
      gap="xs"
      mih={24}
      c="dimmed"
      fz={{ base: 'md', sm: 'sm' }}
      data-screen-name
    >
      <IconArrowLeft aria-hidden />
      <Anchor component={Link} to={path} c="quiet" underline="hover">
        {title}
      </Anchor>
      <span aria-hidden>/</span>
      <span>{screenTitleOf(record)}</span>
    </Flex>
  );
}

export function screenTitleOf({ form, creating }: OpenRecord) {
  const { create, edit } = titlesOf(form.kind);
  if (creating?.original) return text.translate(form.kind);
  return creating ? create : edit;
}
