import '@mantine/dates/styles.layer.css';
import 'dayjs/locale/hr';
import { DatePicker } from '@mantine/dates';

type Props = {
  /** YYYY-MM-DD; null for none. */
  value: string | null;
  onChange: (day: string) => void;
};

export function Calendar({ value, onChange }: Props) {
  return (
    <DatePicker
      locale="hr"
      firstDayOfWeek={1}
      value={value}
      {...(value !== null && { defaultDate: value })}
      onChange={(day) => day !== null && onChange(day)}
      ariaLabels={{
        previousMonth: 'Prethodni mjesec',
        nextMonth: 'Sljedeći mjesec',
        previousYear: 'Prethodna godina',
        nextYear: 'Sljedeća godina',
        previousDecade: 'Prethodno desetljeće',
        nextDecade: 'Sljedeće desetljeće',
      }}
    />
  );
}
