export type GroupHeadProps = { id: string; title: string; note: string };

/** The heading above a list of sessions, with how many they are. */
export const GroupHead = ({ id, title, note }: GroupHeadProps) => (
  <div className="mb-3 flex items-baseline gap-3">
    <h2 className="heading-4" id={id}>
      {title}
    </h2>
    <span className="text-s text-ink-3 lining-nums tabular-nums">{note}</span>
  </div>
);
