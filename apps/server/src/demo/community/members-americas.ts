import type { DemoMember } from './demo-member.ts';

export const membersOfTheAmericas = {
  camila: {
    name: 'Camila Restrepo',
    joinedDaysAgo: 176,
    teaches: ['Spanish', 'Yoga', 'Video editing'],
    wants: ['Watercolour', 'Python', 'Ukulele', 'Indian home cooking'],
    about:
      'I edit documentaries in Medellín and teach a sunrise class on a very small roof. My yoga is for people who sit all day, because I am one. I want a hobby with no undo button, so: paint.',
  },
  thiago: {
    name: 'Thiago Nascimento',
    joinedDaysAgo: 221,
    teaches: ['Guitar', 'Portuguese', 'Drumming'],
    wants: ['English conversation', 'Chess', 'JavaScript', 'Wood finishing'],
    about:
      'Music teacher in Recife, eleven guitars, three of them playable. I build the others slowly and ruin them with varnish. Come for bossa nova, stay for the vowels. My English is fine on paper and shy on the phone.',
  },
  valentina: {
    name: 'Valentina Quiroga',
    joinedDaysAgo: 187,
    teaches: ['Leathercraft', 'Spanish', 'Dressmaking', 'Pasta from scratch'],
    wants: ['French', 'Portrait photography', 'Spreadsheet modelling', 'Guitar'],
    about:
      'I make bags and belts in Córdoba, Argentina, and alter half the wedding dresses in my street. Sorrentinos every Sunday, as my nonno would insist. I need better pictures of my work and a price list that is not a guess.',
  },
  marcus: {
    name: 'Marcus Whitfield',
    joinedDaysAgo: 259,
    teaches: ['Bike repair', 'Electronics', 'Chess', 'Chess endgames'],
    wants: ['Sign language', 'Sourdough', 'Creative writing', 'Swahili'],
    about:
      'Retired line electrician in Detroit. I run a free repair table at the public library, bikes on Tuesdays and radios on Fridays. Three of our regulars sign and I am done with passing notes. Also writing down my father’s stories, slowly.',
  },
  ximena: {
    name: 'Ximena Hernández',
    joinedDaysAgo: 153,
    teaches: ['Pottery', 'Fermentation', 'Illustration'],
    wants: ['Chess', 'Interface design', 'Knife skills', 'Arabic'],
    about:
      'I fire black clay in a village outside Oaxaca and keep seven jars bubbling on the shelf above the kiln. No wheel, no problem: we start with a pinch pot and a bowl of water. My son beats me at chess every night.',
  },
  june: {
    name: 'June Abernathy',
    joinedDaysAgo: 334,
    teaches: ['Bookbinding', 'Beekeeping', 'Gardening', 'Sourdough'],
    wants: ['French', 'Go (board game)', 'Basket weaving', 'Linux', 'Spanish'],
    about:
      'Conservator of old books in Portland, Maine, keeper of two hives and one opinionated sourdough starter called Dewey. I am patient with glue and with people. Retirement plan: a long walk through Spain, talking to everyone.',
  },
  sophie: {
    name: 'Sophie Tremblay',
    joinedDaysAgo: 134,
    teaches: ['French', 'Sign language', 'Video editing'],
    wants: ['Guitar', 'Fermentation', 'Illustration', 'Juggling'],
    about:
      'I cut captions and sign-language inserts for a broadcaster in Québec City. I teach LSQ and ASL, and a French that will make Parisians smile. Looking for a party trick that works at my daughter’s sixth birthday.',
  },
  desmond: {
    name: 'Desmond Baptiste',
    joinedDaysAgo: 110,
    teaches: ['Ukulele', 'Singing', 'English conversation'],
    wants: ['Video editing', 'Pottery', 'Git', 'Yoga'],
    about:
      'Calypso singer and night-shift nurse in Port of Spain. I learnt the ukulele during quiet hours on the ward and have taught half the staff. My back wants yoga and my tour diary wants an editor.',
  },
  killa: {
    name: 'Killa Mamani',
    joinedDaysAgo: 101,
    teaches: ['Basket weaving', 'Spanish', 'Knitting'],
    wants: ['English conversation', 'Coffee brewing', 'Photo editing', 'SQL'],
    about:
      'I weave and knit with my aunts in a cooperative near Cusco and keep its order book. We sell to four countries now, so I practise English at breakfast. I would like our photos to show the true red of cochineal.',
  },
  grace: {
    name: 'Grace Nakamura',
    joinedDaysAgo: 84,
    teaches: ['Ukulele', 'Japanese', 'Sign language'],
    wants: ['Knitting', 'Sourdough', 'Calligraphy', 'Beekeeping'],
    about:
      'Primary school teacher in Honolulu. My classroom has thirty ukuleles and two children who sign, so everyone signs. My grandmother’s letters are in a Japanese hand that I can read but not yet write.',
  },
} satisfies Record<string, DemoMember>;
