import { IconHistory } from '@tabler/icons-react';
import { SaveBarButton } from '#web/ui/SaveBarButton.tsx';
import { recordFormText as text } from '../record-form.text.ts';
import type { RecordHistory } from './use-record-history.tsx';

/** Opens the history of the record; nothing for a record without one. */
export function HistoryButton({ history, className }: { history: RecordHistory | undefined; className?: string }) {
  if (!history) return null;
  return (
    <SaveBarButton
      {...(className !== undefined && { className })}
      variant="quiet"
      icon={<IconHistory aria-hidden />}
      aria-haspopup="dialog"
      onClick={({ currentTarget }) => history.open(currentTarget)}
    >
      {text.history}
    </SaveBarButton>
  );
}
