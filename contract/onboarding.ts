import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { dateSchema } from './primitives.ts';
import { routes } from './routes.ts';

export const onboardingTypeSchema = z.enum([
  'customer_account_online',
  'customer_account_foh',
  'membership_purchase',
  'course_pro_bridge',
  'mcr_active',
]);

export const onboardingSourceSchema = z.enum([
  'bookings',
  'course_pro_import',
  'csv_import',
  'customers',
  'front-of-house',
  'itineris_import',
  'moves',
  'my-account',
  'online-joining',
  'mcr_active',
]);

const shortText = z.string().max(255);
const name = z.string().trim().min(1).max(255);
const phone = z.string().min(5).max(20);

export const onboardingFieldSchema = z.object({
  key: z.string(),
  label: z.string(),
  type: z.enum(['text', 'email', 'phone', 'date', 'select', 'checkbox']),
  required: z.boolean(),
  maxLength: z.int().nullable(),
  options: z.array(z.string()),
});
export type OnboardingField = z.infer<typeof onboardingFieldSchema>;

export const onboardingFormSchema = z.object({
  onboardingType: onboardingTypeSchema,
  checksum: z.string(),
  sections: z.object({
    personal: z.array(onboardingFieldSchema),
    contact: z.array(onboardingFieldSchema),
    additional: z.array(onboardingFieldSchema),
    emergencyContact: z.array(onboardingFieldSchema),
  }),
  terms: z.object({ html: z.string() }).nullable(),
});
export type OnboardingForm = z.infer<typeof onboardingFormSchema>;

const personal = z.object({
  title: shortText.optional(),
  firstName: name,
  lastName: name,
  dateOfBirth: dateSchema,
  gender: shortText.optional(),
  ethnicity: shortText.optional(),
  disability: shortText.optional(),
});

const contact = z.object({
  email: z.email().max(255),
  phone: phone.optional(),
  address: z
    .object({
      address1: name,
      address2: shortText.nullish(),
      area: shortText.nullish(),
      town: name,
      country: z.string().length(2).nullish(),
      postcode: z.string().min(5).max(10),
      uprn: shortText.nullish(),
    })
    .optional(),
});

const marketingPreferences = z.object({
  email: z.boolean().default(false),
  sms: z.boolean().default(false),
  phone: z.boolean().default(false),
  post: z.boolean().default(false),
});

/** Register and online joining send the same form (docs/product.md#registration). */
export const onboardingBody = z
  .object({
    dataFields: z.object({
      checksum: z.string().max(255).optional(),
      personal,
      contact,
      additional: z.object({ marketingPreferences: marketingPreferences.optional() }).optional(),
      emergencyContact: z.object({ name, phone, relationship: shortText.optional() }).optional(),
    }),
    password: z.string().min(8).max(128),
    passwordConfirmation: z.string().min(1).max(128),
    source: onboardingSourceSchema.default('bookings'),
    terms: z.boolean().optional(),
    redirect: z
      .object({
        successUrl: z.string().max(2048),
        abortUrl: z.string().max(2048),
        expirationUrl: z.string().max(2048),
      })
      .partial()
      .optional(),
  })
  .refine((body) => body.password === body.passwordConfirmation, {
    path: ['passwordConfirmation'],
    error: 'Must match the password',
  });
export type OnboardingBody = z.output<typeof onboardingBody>;

export const getOnboardingFormEndpoint = endpoint({
  route: routes.getOnboardingForm,
  params: z.object({ onboardingType: onboardingTypeSchema }),
  query: z.object({ venue: z.string().max(255).optional() }),
  data: onboardingFormSchema,
});
