import { type CSSVariablesResolver, colorsTuple, createTheme, rem } from '@mantine/core';
import { createElement } from 'react';
import { IconChevronDown } from '#web/lib/icons.ts';
import classes from './theme.module.css';

/** Ten shades of each colour, from the lightest. */
const ink = colorsTuple('#f4f5f8 #e3e6ed #c5cbd8 #9fa9bd #76839e #566483 #3d4b6c #2a3a5d #131f38 #0c1528'.split(' '));
const paper = colorsTuple('#fdfcfa #f6f3ed #ece7dd #e6e1d7 #cfc8ba #aca596 #8b8475 #60636b #474e60 #131f38'.split(' '));
const night = colorsTuple('#f1ede4 #c2c3c7 #969ba8 #727c90 #3a4457 #283040 #222937 #12161f #0f131b #0b0f18'.split(' '));
const red = colorsTuple('#fbeeea #f7d9d2 #f2b5aa #ff8f7f #ee6a5b #d8453a #c92d28 #b9201f #98191a #6f1113'.split(' '));
const lapis = colorsTuple('#eaeef8 #d3dcf2 #a3b8f2 #8aaaff #5f83e0 #2f62d9 #3558b4 #2a4a9f #213b80 #182c61'.split(' '));

/** Floating elements appear within this time; nothing else is animated. */
const FLOAT_MS = 160;

/** The look as a Mantine theme. Colours come from tokens.css through {@link resolver}. */
export const theme = createTheme({
  // Texts are `c="quiet"` or, paler, `c="dimmed"`: see the scheme below.
  colors: { ink, gray: paper, dark: night, red, lapis, quiet: ink },
  primaryColor: 'ink',
  primaryShade: { light: 8, dark: 0 },
  autoContrast: true,
  luminanceThreshold: 0.45,
  black: '#131f38',
  white: '#ffffff',
  fontFamily: '"Instrument Sans", system-ui, sans-serif',
  headings: {
    fontFamily: '"Newsreader", Georgia, serif',
    fontWeight: '500',
    sizes: {
      h1: { fontSize: rem(30), lineHeight: '1.1' },
      h2: { fontSize: rem(20), lineHeight: '1.2' },
      h3: { fontSize: rem(22), lineHeight: '1.25' },
    },
  },
  fontSizes: { xs: rem(11), sm: rem(13), md: rem(14), lg: rem(16), xl: rem(20) },
  spacing: { xs: rem(8), sm: rem(12), md: rem(16), lg: rem(24), xl: rem(32) },
  // Below `sm` is a phone, below `md` a tablet.
  breakpoints: { sm: '43.75em', md: '62em' },
  radius: { xs: rem(3), sm: rem(5), md: rem(8) },
  defaultRadius: 'sm',
  focusRing: 'auto',
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    Text: { defaultProps: { inherit: true } },
    Anchor: { defaultProps: { inherit: true, underline: 'always' }, classNames: { root: classes.anchor } },
    Group: { defaultProps: { gap: 'xs' } },
    Stack: { defaultProps: { gap: 'sm' } },
    SimpleGrid: { defaultProps: { spacing: 'sm' } },
    Button: { defaultProps: { size: 'sm', variant: 'default' }, classNames: { root: classes.button } },
    ActionIcon: { defaultProps: { variant: 'subtle' }, classNames: { root: classes.iconButton } },
    Input: { defaultProps: { size: 'sm' }, classNames: { input: classes.input } },
    InputWrapper: {
      defaultProps: { inputWrapperOrder: ['label', 'input', 'description', 'error'] },
      classNames: { label: classes.label, description: classes.hint, error: classes.error, required: classes.required },
    },
    NativeSelect: {
      defaultProps: { rightSection: createElement(IconChevronDown, { 'aria-hidden': true }), rightSectionWidth: 30 },
    },
    ...Object.fromEntries(
      ['Combobox', 'Select', 'Autocomplete'].map((name) => [name, { classNames: { option: classes.offer } }]),
    ),
    Checkbox: {
      defaultProps: { size: 'xs', radius: 'xs' },
      classNames: { input: classes.check, icon: classes.tick, label: classes.choice },
    },
    Radio: {
      defaultProps: { size: 'xs' },
      classNames: { radio: classes.radio, icon: classes.tick, label: classes.choice },
    },
    Switch: {
      defaultProps: { size: 'xs', withThumbIndicator: false },
      classNames: { track: classes.track, thumb: classes.thumb, label: classes.choice },
    },
    Modal: {
      defaultProps: {
        size: 456,
        centered: true,
        radius: 'md',
        transitionProps: { duration: FLOAT_MS },
        closeButtonProps: { 'aria-label': 'Zatvori' },
      },
      classNames: {
        content: classes.float,
        header: classes.dialogHead,
        body: classes.dialogBody,
        title: classes.dialogTitle,
        overlay: classes.overlay,
        close: classes.close,
      },
    },
    Drawer: {
      defaultProps: { transitionProps: { duration: FLOAT_MS } },
      classNames: { content: classes.drawer, overlay: classes.overlay, close: classes.close },
    },
    Menu: {
      // The placeholder is a focusable element, which a menu may not contain.
      defaultProps: { withInitialFocusPlaceholder: false },
      classNames: { dropdown: classes.float, item: classes.menuItem },
    },
    Popover: { classNames: { dropdown: classes.float } },
    SegmentedControl: {
      classNames: {
        root: classes.segments,
        indicator: classes.segmentOn,
        label: classes.segment,
        control: classes.segmentControl,
      },
    },
    Skeleton: { defaultProps: { radius: 2, animate: false }, classNames: { root: classes.skeleton } },
    Tooltip: { defaultProps: { openDelay: 400, transitionProps: { duration: 120 }, withinPortal: true } },
  },
});

/** Mantine sets its variables again for each colour scheme, so both schemes override them. */
const scheme = {
  '--mantine-color-body': 'var(--paper)',
  '--mantine-color-text': 'var(--ink)',
  '--mantine-color-quiet-text': 'var(--ink-2)',
  '--mantine-color-dimmed': 'var(--ink-3)',
  '--mantine-color-red-text': 'var(--red)',
  '--mantine-color-lapis-text': 'var(--lapis)',
  '--mantine-color-default': 'var(--sheet)',
  '--mantine-color-default-color': 'var(--ink)',
  '--mantine-color-default-border': 'var(--rule-2)',
  '--mantine-color-default-hover': 'var(--paper-2)',
  '--mantine-color-placeholder': 'var(--ink-3)',
  '--mantine-color-error': 'var(--red)',
  '--mantine-color-anchor': 'var(--lapis)',
  '--mantine-primary-color-filled': 'var(--act)',
  '--mantine-primary-color-filled-hover': 'var(--act-hover)',
  '--mantine-primary-color-contrast': 'var(--on-act)',
};

/** Maps Mantine's variables to the tokens, so that both colour schemes have one source. */
export const resolver: CSSVariablesResolver = () => ({ variables: scheme, light: scheme, dark: scheme });
