import { CATEGORISATION_COLUMNS } from '@baklja/contract/features/sport/categorisation-file';
import { IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { messageOf } from '#web/lib/api-client.ts';
import { downloadText, toCsv } from '#web/lib/text/csv.ts';
import { BusyButton } from '#web/ui/BusyButton.tsx';
import { useToasts } from '#web/ui/messages/toasts.tsx';
import { fetchExport } from './categorisation.queries.ts';
import { categorisationText as text } from './categorisation.text.ts';
import { type CategorisationRequest, toQuery } from './categorisation-address.ts';

/** Saves every row that the filters leave as a file, with the columns and names of an import. */
export function ExportButton({ request }: { request: CategorisationRequest }) {
  const toasts = useToasts();
  const saving = useMutation({
    mutationFn: async () => {
      const { page: _, ...query } = toQuery(request);
      const athletes = await fetchExport(query);
      const rows = athletes.map((athlete) => CATEGORISATION_COLUMNS.map((column) => athlete[column]));
      downloadText('kategorizacija.csv', toCsv([CATEGORISATION_COLUMNS, ...rows]), 'text/csv;charset=utf-8');
    },
    onError: (error) => toasts.error(`${text.exportFailed} ${messageOf(error)}`),
  });
  return (
    <BusyButton
      leftSection={<IconDownload size={16} aria-hidden />}
      isBusy={saving.isPending}
      onClick={() => saving.mutate()}
    >
      {text.exportCsv}
    </BusyButton>
  );
}
