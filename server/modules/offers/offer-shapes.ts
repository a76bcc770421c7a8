import { IdScalar } from '../../platform/graphql/id.ts';
import { field, objectType, optional } from '../../platform/graphql/object-type.ts';

export const OfferCategory = objectType('OfferCategory', 'Category or subcategory of an offer.', {
  id: field(IdScalar),
  nome: field(String, 'Name of the category.'),
});

export const OfferExperience = objectType('OfferExperience', 'Experience that an offer sells.', {
  id: field(IdScalar),
  title: field(String, 'Title of the experience.'),
  description: optional(String, 'Text of the experience, without markup.'),
  mainImageUrl: optional(String, 'Address of its picture.'),
});

export const OfferPartner = objectType('OfferPartner', 'Partner that delivers an offer.', {
  name: field(String, 'Name of the partner.'),
  description: optional(String, 'Text about the partner, without markup.'),
  logoUrl: optional(String, 'Address of its logo.'),
});

export const OfferLocation = objectType('OfferLocation', 'Place where an offer is used, with its contacts.', {
  address1: optional(String, 'First line of the address.'),
  address2: optional(String, 'Second line of the address.'),
  city: optional(String, 'City of the place.'),
  region: optional(String, 'State or region of the place.'),
  postCode: optional(String, 'Postal code, as the third party writes it.'),
  phoneNumber: optional(String, 'Telephone of the place.'),
  email: optional(String, 'E-mail of the place.'),
  website: optional(String, 'Address of its site, http or https.'),
  logoUrl: optional(String, 'Address of its logo.'),
});
