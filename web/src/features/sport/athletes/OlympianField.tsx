import { START_TEXT_MAX_LENGTH } from '@baklja/contract/limits';
import { Textarea } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { SwitchField } from '#web/forms/fields/SwitchField.tsx';
import { TextField } from '#web/forms/fields/TextField.tsx';
import { useRecord } from '#web/forms/open-record.ts';
import { useSmallForm } from '#web/lib/use-small-form.ts';
import { SubmitButtons } from '#web/ui/dialogs/DialogButtons.tsx';
import { StackedModal } from '#web/ui/dialogs/StackedModal.tsx';
import { athleteStartsQuery } from '../starts/starts.queries.ts';
import { startedIn } from './AthleteStarts.tsx';
import { athleteForm } from './athlete-form.ts';

/** Starts make an Olympian. Someone who has some is made none only with a reason, which the log keeps. */
export function OlympianField() {
  const { row, draft, change, problems } = useRecord(athleteForm);
  const { data: starts = [] } = useQuery({ ...athleteStartsQuery(row?.id ?? 0), enabled: row !== undefined });
  const started = row ? startedIn(starts, row.id).length : 0;
  const isTakenBack = row?.olimpijac === 1 && draft.olimpijac === 0;
  // A start may have been added since the starts were read: then the server asks for the reason.
  const isReasonShown =
    isTakenBack && (draft.olimpijac_reason !== '' || problems.some(({ field }) => field === 'olimpijac_reason'));
  return (
    <div>
      <SwitchField
        form={athleteForm}
        name="olimpijac"
        help={started > 0 ? `Računa se iz nastupa: ${started}.` : 'Nastup na olimpijskim igrama.'}
      />
      {isReasonShown && <TextField form={athleteForm} name="olimpijac_reason" maxLength={START_TEXT_MAX_LENGTH} />}
      {isTakenBack && started > 0 && !isReasonShown && (
        <ReasonDialog
          started={started}
          onReason={(reason) => change({ olimpijac_reason: reason })}
          onCancel={() => change({ olimpijac: 1 })}
        />
      )}
    </div>
  );
}

type DialogProps = { started: number; onReason: (reason: string) => void; onCancel: () => void };

function ReasonDialog({ started, onReason, onCancel }: DialogProps) {
  const form = useSmallForm({
    initial: { reason: '' },
    findProblems: ({ reason }) => ({ reason: reason.trim() === '' ? 'Upišite razlog.' : undefined }),
    send: ({ reason }) => onReason(reason.trim()),
  });
  return (
    <StackedModal title="Zašto nije olimpijac?" onClose={onCancel} withCloseButton={false}>
      <form {...form.props}>
        <Textarea
          label="Razlog"
          description={`Sportaš ima nastupe na Igrama: ${started}. Razlog ostaje u dnevniku.`}
          data-autofocus
          autosize
          minRows={2}
          maxLength={START_TEXT_MAX_LENGTH}
          {...form.field('reason')}
        />
        <SubmitButtons confirmText="Nije olimpijac" isBusy={form.isBusy} onCancel={onCancel} />
      </form>
    </StackedModal>
  );
}
