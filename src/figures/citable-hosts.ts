/** Domains that only governments, their agencies and parliaments can have; a top-level `example` is the fixture's. */
const OFFICIAL = [/(^|\.)(gov|govt|gouv)(\.[a-z]{2})?$/, /(^|\.)govmu\.org$/, /(^|\.)gc\.ca$/, /\.example$/];

/** Domains that only universities and colleges can have. */
const UNIVERSITIES = [/(^|\.)edu(\.[a-z]{2})?$/, /(^|\.)ac\.[a-z]{2}$/];

/** Everybody else by name, subdomains included. Name a host here only after reading who stands behind it. */
const NAMED = {
  /** Authorities, and what they run, under a domain that anybody could have. */
  authorities: [
    "australiaawardsnepal.org",
    "canada.ca",
    "citizensinformation.ie",
    "daad.de",
    "dfa.ie",
    "edbmauritius.org",
    "educanada.ca",
    "educationinireland.com",
    "hea.ie",
    "irishimmigration.ie",
    "studyadelaide.com",
    "usief.org.in",
  ],
  /** Universities without a domain of their kind, for their own fees and for rules that they quote, and where one prints its prospectus. */
  universities: [
    "fanshawec.ca",
    "mcgill.ca",
    "middlesex.mu",
    "mun.ca",
    "murdochuniversitydubai.com",
    "sfu.ca",
    "supra.net.au",
    "tcd.ie",
    "ucd.ie",
    "universityofgalway.ie",
    "utoronto.ca",
    "viewer.joomag.com",
    "yorku.ca",
  ],
  /** Bodies of the profession, and law practices. */
  bodies: [
    "academica.ca",
    "ayjsolicitors.com",
    "berkeleysolicitors.ie",
    "bracelaw.ca",
    "britishcouncil.org",
    "carterthomas.co.uk",
    "constangy.com",
    "easevalue.com",
    "figure.nz",
    "foxmandal.in",
    "howespercival.com",
    "kildarestreet.com",
    "laneneave.co.nz",
    "meltzerhellrung.com",
    "mondaq.com",
    "monitor.icef.com",
    "nafsa.org",
    "ogletree.com",
    "peakmigration.com.au",
    "squirepattonboggs.com",
    "stuartmartinchamber.org",
    "tlt.com",
    "unipol.org.uk",
  ],
  /** Lenders and insurers, on the terms of loans and the tax on them. */
  lenders: ["bank.sbi", "bankofbaroda.in", "nsbl.statebank", "propelld.com", "tataaig.com"],
  /** Newspapers, broadcasters and publishers on education. */
  publishers: [
    "aaj.tv",
    "business-standard.com",
    "businessdesk.co.nz",
    "businesstoday.in",
    "careers360.com",
    "chch.com",
    "collegedunia.com",
    "edexlive.com",
    "educationnewscanada.com",
    "employeebenefits.co.uk",
    "financialexpress.com",
    "freepressjournal.in",
    "gulfnews.com",
    "hindustantimes.com",
    "hispanicengineer.com",
    "hrnewscanada.com",
    "idp.com",
    "independent.ie",
    "indianexpress.com",
    "indianweekender.co.nz",
    "irishexaminer.com",
    "jagranjosh.com",
    "khaleejtimes.com",
    "johnmenadue.com",
    "livemint.com",
    "miragenews.com",
    "ndtv.com",
    "news18.com",
    "overseasstudentsaustralia.com",
    "rnz.co.nz",
    "standard.co.uk",
    "theindependent.sg",
    "thejournal.ie",
    "thenationalnews.com",
    "timescaribbeanonline.com",
    "topuniversities.com",
    "tricitiesbusinessnews.com",
    "travelextra.ie",
    "universitytimes.ie",
    "upgrad.com",
    "upgradabroad.com",
    "visahq.com",
  ],
} as const;

const named: readonly string[] = Object.values(NAMED).flat();

/** Whether a figure may stand on a page of this host: an authority, a university, a body or a publisher of standing. */
export const isCitable = (host: string): boolean =>
  [...OFFICIAL, ...UNIVERSITIES].some((pattern) => pattern.test(host)) ||
  named.some((one) => host === one || host.endsWith(`.${one}`));
