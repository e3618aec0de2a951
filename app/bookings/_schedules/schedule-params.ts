import type { CategorySlugs } from '#components/schedules/load-schedules.ts';

export interface CategoryPageProps {
  params: Promise<CategorySlugs & { variant: string }>;
}

/** `Slug` is the last part of the address: `campSlug` or `courseSlug`. */
export interface SchedulePageProps<Slug extends string> {
  params: Promise<CategorySlugs & { variant: string } & Record<Slug, string>>;
}
