/** A page of the example site: what its script tag asks for (docs/embedding.md). */
export interface ExamplePage {
  path: string;
  language: 'en' | 'cy';
  /** In the navigation. */
  name: string;
  heading: string;
  /** The attributes of the script tag, without `data-`. */
  data: Readonly<Record<string, string>>;
  /** What the link says where the frame cannot be shown. */
  link: string;
}

const venue = 'riverside-leisure-centre';

/** The pages of the example site; the first is its start page. */
export const examplePages: readonly [ExamplePage, ...ExamplePage[]] = [
  {
    path: '/',
    language: 'en',
    name: 'Classes',
    heading: 'Fitness classes at Riverside',
    data: { venue, activity: 'fitness-classes', title: 'Fitness classes at Riverside' },
    link: 'Book a fitness class',
  },
  {
    path: '/centre',
    language: 'en',
    name: 'The centre',
    heading: 'Everything at Riverside',
    data: { venue, title: 'Activities at Riverside' },
    link: 'Book at Riverside',
  },
  {
    path: '/camps',
    language: 'en',
    name: 'Camps',
    heading: 'Holiday camps at Riverside',
    data: { venue, camp: '', title: 'Camps at Riverside' },
    link: 'Book a camp',
  },
  {
    path: '/courses',
    language: 'en',
    name: 'Courses',
    heading: 'Courses at Riverside',
    data: { venue, course: '', title: 'Courses at Riverside' },
    link: 'Book a course',
  },
  {
    path: '/cymraeg',
    language: 'cy',
    name: 'Cymraeg',
    heading: 'Dosbarthiadau ffitrwydd yn Riverside',
    data: { venue, activity: 'fitness-classes', title: 'Dosbarthiadau ffitrwydd' },
    link: 'Archebu dosbarth ffitrwydd',
  },
];
