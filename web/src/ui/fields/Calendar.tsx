import '@mantine/dates/styles.layer.css';
import 'dayjs/locale/hr';
import { Button, Group, Text } from '@mantine/core';
import { DatePicker } from '@mantine/dates';
import { useFocusTrap } from '@mantine/hooks';
import { dayFromToday, dayOfToday, formatLongDate } from '#web/lib/dates.ts';
import { useIsPhone } from '#web/lib/use-window-size.ts';

type Props = {
  /** YYYY-MM-DD; null for none. */
  value: string | null;
  onChange: (day: string) => void;
};

/** Days that are chosen by one press, and how many days after today they are. */
const NEAR_DAYS = [
  ['Danas', 0],
  ['Sutra', 1],
  ['Za tjedan dana', 7],
] as const;

const WEEKDAY = new Intl.DateTimeFormat('hr-HR', { weekday: 'short' });

export function Calendar({ value, onChange }: Props) {
  const isPhone = useIsPhone();
  // The Escape key closes the calendar, not the dialog below. A sheet closes by itself.
  const stopsEscape = !isPhone;
  return (
    <div ref={useFocusTrap()}>
      <DatePicker
        size={isPhone ? 'md' : 'sm'}
        fullWidth={isPhone}
        locale="hr"
        firstDayOfWeek={1}
        weekendDays={[]}
        highlightToday
        weekdayFormat={(day) => WEEKDAY.format(new Date(`${day}T12:00`))}
        monthLabelFormat="MMMM YYYY."
        // The days of other months are pale already.
        styles={{
          calendarHeaderLevel: { textTransform: 'none' },
          weekday: { textAlign: 'center' },
          day: { opacity: 1 },
        }}
        __stopPropagation={stopsEscape}
        getDayProps={(day) => ({ 'data-autofocus': day === (value ?? dayOfToday()) || undefined })}
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
      <Group gap="xs" wrap="nowrap">
        {NEAR_DAYS.map(([name, days]) => (
          <Button
            key={name}
            size={isPhone ? 'sm' : 'compact-sm'}
            data-mantine-stop-propagation={stopsEscape}
            onClick={() => onChange(dayFromToday(days))}
          >
            {name}
          </Button>
        ))}
      </Group>
    </div>
  );
}
