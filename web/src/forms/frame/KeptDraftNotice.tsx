import { kindRow } from '@baklja/contract/kinds';
import { Button, Flex, Group, Stack, Text } from '@mantine/core';
import { useLocation } from 'react-router';
import { formatDateTime } from '#web/lib/dates.ts';
import { IconAlertTriangle, IconArrowBackUp } from '#web/lib/icons.ts';
import { titleOfDraft } from '#web/lib/unsaved/drafts.ts';
import type { Kept } from '../editing/use-draft.ts';
import { useRecord } from '../open-record.ts';
import { recordFormText as text } from '../record-form.text.ts';

export function KeptDraftNotice() {
  const { form, drafts, creating, isDirty } = useRecord();
  const { state } = useLocation() as { state: { restored?: string } | null };
  const { kept, restoreKept, discardKept, isKeeping } = drafts;
  const nameOf = ({ draft }: Kept<object>) => titleOfDraft(draft, kindRow(form.kind).title) || text.untitled;
  return (
    <>
      {state?.restored !== undefined && (
        <Flex component="p" align="center" gap="xs" my="xs" c="quiet">
          <IconArrowBackUp aria-hidden /> {state.restored}
        </Flex>
      )}
      {/* Restoring one would replace what is typed in a new record; the list offers it too. */}
      {kept.length > 0 && !(creating && isDirty) && (
        <Stack gap="xs" mt="xs" mb="md" py="xs" pl={14} style={{ borderLeft: '3px solid var(--lapis)' }} role="status">
          {kept.length > 1 && <Text fw={600}>{text.kept}:</Text>}
          {kept.map((one) => (
            <Flex key={one.key.record} wrap="wrap" align="center" columnGap="md" rowGap="xs">
              <Text flex={1} miw={240}>
                <b>{kept.length === 1 ? text.kept : nameOf(one)}</b> ({describeTime(one)}).
              </Text>
              <Group wrap="nowrap">
                <Button variant="filled" onClick={() => restoreKept(one)}>
                  {text.restoreDraft}
                </Button>
                <Button variant="quiet" onClick={() => discardKept(one)}>
                  {text.discardDraft}
                </Button>
              </Group>
            </Flex>
          ))}
        </Stack>
      )}
      {!isKeeping && (
        <Flex component="p" align="center" gap="xs" my="xs" c="quiet" role="alert">
          <IconAlertTriangle aria-hidden /> {text.unkept}
        </Flex>
      )}
    </>
  );
}

function describeTime({ draft: { savedAt } }: Kept<object>): string {
  return formatDateTime(savedAt);
}
