/** The torch, the mark of the product. Its name follows it, so it is hidden from screen readers. */
export function ProductMark({ height }: { height: number }) {
  return (
    <svg viewBox="0 0 18 26" height={height} width={(height * 18) / 26} aria-hidden>
      <path
        d="M9 0c.7 3.1 5 4.9 5 9.2A5 5 0 0 1 9 14a5 5 0 0 1-5-4.8C4 6.7 6.5 5.9 7.2 3.8 7.6 2.5 8.4 1.2 9 0z"
        fill="var(--flame)"
      />
      <path d="M3 15.5h12L10.6 26H7.4z" fill="currentcolor" />
    </svg>
  );
}
