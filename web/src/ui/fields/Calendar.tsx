import '@mantine/dates/styles.layer.css';
import 'dayjs/locale/hr';
import { Button, Text } from '@mantine/core';
import { DatePicker } from '@mantine/dates';
import { dayOfToday, formatLongDate } from '#web/lib/dates.ts';

type Props = {
  /** YYYY-MM-DD; null for none. */
  value: string | null;
  onChange: (day: string) => void;
};

export function Calendar({ value, onChange }: Props) {
  const today = dayOfToday();
  return (
    <>
      <DatePicker
        locale="hr"
        firstDayOfWeek={1}
        weekendDays={[]}
        highlightToday
        monthLabelFormat="MMMM YYYY."
        styles={{ calendarHeaderLevel: { textTransform: 'none' } }}
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
      <Text mih={20} my="xs" fz="sm" c="dimmed">
        {value === null ? 'Dan nije odabran.' : formatLongDate(new Date(`${value}T12:00:00Z`))}
      </Text>
      <Button variant="default" size="xs" onClick={() => onChange(today)}>
        Danas
      </Button>
    </>
  );
}
