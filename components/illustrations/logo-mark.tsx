/** The mark of the product: a pitch with half of its centre circle filled. Stands in for an operator's logo. */
export const LogoMark = ({ className }: { className: string }) => (
  <svg className={className} viewBox="0 0 30 22" width="30" height="22" aria-hidden="true" focusable="false">
    <path d="M1 1H29V21H1ZM15 1V21" fill="none" stroke="currentColor" strokeWidth="2" strokeLinejoin="round" />
    <path d="M15 6.5a4.5 4.5 0 0 1 0 9z" fill="var(--primary-500)" />
    <circle cx="15" cy="11" r="4.5" fill="none" stroke="currentColor" strokeWidth="2" />
  </svg>
);
