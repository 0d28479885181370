export function LampIcon() {
  return (
    <svg viewBox="0 0 32 32" width="1em" height="1em" aria-hidden="true">
      <rect width="32" height="32" fill="#15131A" />
      <path d="M11 16 32 4v24Z" fill="#FFC940" />
      <circle cx="9" cy="16" r="5" fill="#FF6A3D" />
    </svg>
  );
}
