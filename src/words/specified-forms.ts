/**
 * Words of the forms that the specification fixes (its sections 3, 5, 7 and 8), so they are no matter of content.
 * Apart from the pages' words: an article must not load them.
 */
export const specifiedForms = {
  contact: {
    nameNeeded: "First name is required",
    emailNeeded: "Email is required",
    emailWrong: "Enter a valid email address",
    phoneNeeded: "Phone number is required",
    phoneWrong: "Enter a valid phone number",
    messageNeeded: "Message cannot be empty",
    sent: "Message sent successfully!",
    failed: "Something went wrong.",
  },
  consultation: {
    blank: "Please fill out the {field}.",
    otherEducation: "Please specify your education.",
    otherStudyCountry: "Please specify the other study country.",
    sent: "Consultation request submitted successfully!",
    declined: "Failed to submit. Please try again.",
    failed: "There was an error submitting your form.",
  },
} as const;

/** The choices of the consultation form. */
export const consultationChoices = {
  education: ["Undergraduate", "Postgraduate", "Other"],
  studyCountry: [
    "Australia",
    "New Zealand",
    "Singapore",
    "Malaysia",
    "USA",
    "Canada",
    "UK",
    "Dubai",
    "Other",
  ],
  /** The choice that asks for words. */
  other: "Other",
} as const;

/** What a message says to the company's own staff; the mail service reads the names of its lines. */
export const messageWords = {
  contact: {
    subject: "Website message from {name}",
    fullName: "Full name",
    email: "Email",
    phone: "Phone",
    message: "Message",
  },
  consultation: {
    subject: "Online consultation: {name}",
    name: "Full name",
    email: "Email",
    mobile: "Mobile",
    address: "Current address",
    education: "Education background",
    studyCountry: "Preferred study country",
  },
} as const;
