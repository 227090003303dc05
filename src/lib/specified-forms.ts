/** Fixed words of the forms (docs/decisions.md), apart from those of pages: articles do not load them. */
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
  other: "Other",
} as const;

/** Labels in the message to the company's own staff; the mail service reads them. */
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

/** Days from its arrival for which the host keeps a message: its defaults, and what texts say of them. */
export const keptDays = {
  /** Delivered, or held back as spam. */
  delivered: 30,
  /** Given up, as no mail server took it. */
  failed: 90,
} as const;
