import type { AnySchedule } from '#components/schedules/model/schedule.ts';

/** The description of a camp or course, with a larger first paragraph. */
export const Description = ({ description }: Pick<AnySchedule, 'description'>) => {
  const [lead, ...rest] = (description ?? '').split(/\n+/).filter((part) => part.trim() !== '');
  if (lead === undefined) return null;
  return (
    <section className="grid max-w-[64ch] gap-3">
      <p className="text-l text-balance">{lead}</p>
      {rest.map((part, index) => (
        <p key={index}>{part}</p>
      ))}
    </section>
  );
};
