import { editorPath } from '@baklja/contract/kinds';
import { IMPRINT_MAX_LENGTH } from '@baklja/contract/limits';
import { Box, SimpleGrid, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { DeleteRecord } from '#web/forms/DeleteRecord.tsx';
import { SwitchField } from '#web/forms/fields/SwitchField.tsx';
import { TextField } from '#web/forms/fields/TextField.tsx';
import { useRecord } from '#web/forms/open-record.ts';
import { type DrawerOfList, RecordDrawer } from '#web/forms/RecordDrawer.tsx';
import { RecordFacts, RecordUses } from '#web/forms/RecordFacts.tsx';
import { TextLink } from '#web/ui/TextLink.tsx';
import { authorForm } from './author-form.ts';
import { authorListQuery, authorQueries } from './people.queries.ts';
import { peopleText as text } from './people.text.ts';
import { describeWork, listName, namesakesOf, printedName, usesOfAuthor } from './people.ts';

export function AuthorDrawer(props: DrawerOfList) {
  return (
    <RecordDrawer form={authorForm} queries={authorQueries} {...props}>
      <AuthorFields />
    </RecordDrawer>
  );
}

function AuthorFields() {
  const record = useRecord(authorForm);
  const { row, draft } = record;
  const common = { form: authorForm, maxLength: IMPRINT_MAX_LENGTH };
  const uses = row ? usesOfAuthor(row) : [];
  return (
    <>
      {draft.firma ? (
        <TextField {...common} name="ime" label={text.companyName} />
      ) : (
        <>
          <TextField {...common} name="ime" />
          <TextField {...common} name="prezime" isOptional />
        </>
      )}
      <Namesakes />
      <SwitchField form={authorForm} name="firma" help="Firma ima jedan naziv." />
      {!draft.firma && (
        <SimpleGrid cols={2}>
          <TextField {...common} name="pref" placeholder="dr. sc." isOptional />
          <TextField {...common} name="suf" isOptional />
        </SimpleGrid>
      )}
      <TextField {...common} name="email" isOptional />
      <TextField {...common} name="web" placeholder="https://" isOptional />
      {row && (
        <>
          <RecordUses uses={uses} />
          <RecordFacts row={row} />
          <DeleteRecord subject={printedName(row)} isInUse={uses.length > 0} />
        </>
      )}
    </>
  );
}

function Namesakes() {
  const { draft, row } = useRecord(authorForm);
  const authors = useQuery(authorListQuery).data ?? [];
  const namesakes = namesakesOf(authors, draft.firma ? { ...draft, prezime: '' } : draft, row?.id);
  if (namesakes.length === 0) return null;
  return (
    <Box p="sm" bg="var(--paper-2)" fz="sm" style={{ borderLeft: '3px solid var(--ink)' }} role="status">
      <p>{text.sameName}</p>
      <Box component="ul" mt={4}>
        {namesakes.map((author) => (
          <li key={author.id}>
            <TextLink to={editorPath('magazineAuthor', author.id)}>{listName(author)}</TextLink>{' '}
            <Text span c="dimmed">
              {describeWork(author) || text.noWork}
            </Text>
          </li>
        ))}
      </Box>
    </Box>
  );
}
