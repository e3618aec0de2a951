import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { onboardingFields } from '#contract/forms/onboarding.ts';
import { isTypedTwice, newPassword } from '#contract/forms/passwords.ts';
import { routes } from '#contract/routes.ts';

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

const personal = z
  .object(onboardingFields.personal)
  .partial({ title: true, gender: true, ethnicity: true, disability: true });

const { email, phone, address } = onboardingFields.contact;
const contact = z.object({
  email,
  phone: z.optional(phone),
  address: z
    .object({
      ...address,
      address2: z.nullish(address.address2),
      area: z.nullish(address.area),
      country: z.nullish(address.country),
      uprn: z.nullish(address.uprn),
    })
    .optional(),
});

const emergencyContact = z.object(onboardingFields.emergencyContact).partial({ relationship: true });

const marketingPreferences = z.object({
  email: z.boolean().default(false),
  sms: z.boolean().default(false),
  phone: z.boolean().default(false),
  post: z.boolean().default(false),
});

/** Register and online joining send the same form (docs/product.md#registration). */
export const onboardingFieldsBody = {
  dataFields: z.object({
    checksum: z.string().max(255).optional(),
    personal,
    contact,
    additional: z.object({ marketingPreferences: marketingPreferences.optional() }).optional(),
    emergencyContact: emergencyContact.optional(),
  }),
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
};

export const onboardingBody = z.object({ ...onboardingFieldsBody, ...newPassword }).check(isTypedTwice);
export type OnboardingBody = z.output<typeof onboardingBody>;

export const getOnboardingFormEndpoint = endpoint({
  route: routes.getOnboardingForm,
  params: z.object({ onboardingType: onboardingTypeSchema }),
  query: z.object({ venue: z.string().max(255).optional() }),
  data: onboardingFormSchema,
});
