import { IconHistory } from '#web/lib/icons.ts';
import { SaveBarButton } from '#web/ui/SaveBarButton.tsx';
import { recordFormText as text } from '../record-form.text.ts';
import type { RecordHistory } from './use-record-history.tsx';

type Props = {
  history: RecordHistory | undefined;
  className?: string | undefined;
  /** Only its icon, where the bar is narrow. */
  isCompact?: boolean;
};

export function HistoryButton({ history, className = '', isCompact = false }: Props) {
  if (!history) return null;
  return (
    <SaveBarButton
      className={className}
      isCompact={isCompact}
      variant="quiet"
      icon={<IconHistory aria-hidden />}
      aria-haspopup="dialog"
      onClick={({ currentTarget }) => history.open(currentTarget)}
    >
      {text.history}
    </SaveBarButton>
  );
}
