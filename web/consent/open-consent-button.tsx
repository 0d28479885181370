/**
 * The footer's way back to the choice [CON-3]. A plain button without script of its own: the consent shell listens
 * for it anywhere in the page.
 */
export function OpenConsentButton({ label, className }: { label: string; className?: string }) {
  return (
    <button type="button" data-open-consent="" className={className}>
      {label}
    </button>
  );
}
