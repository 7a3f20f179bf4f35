import type { DemoMember } from './demo-member.ts';

export const membersOfAfricaAsiaAndThePacific = {
  amara: {
    name: 'Amara Okafor',
    joinedDaysAgo: 199,
    teaches: ['Dressmaking', 'Public speaking', 'Creative writing'],
    wants: ['React', 'Portrait photography', 'Figure drawing'],
    about:
      'I cut patterns in Lagos and host an open mic in the same shop once the machines are off. I can take the shake out of your voice or the gape out of your waistband. Building a site for my pattern shop, one tutorial at a time.',
  },
  wanjiru: {
    name: 'Wanjiru Kamau',
    joinedDaysAgo: 226,
    teaches: ['Swahili', 'SQL', 'Spreadsheet modelling'],
    wants: ['Dressmaking', 'Interface design', 'Go (board game)', 'Singing'],
    about:
      'Savings groups in Nairobi send me their ledgers and I send back something they can read. I believe a good table is a kindness. On Sundays I stand in the second row of the choir and move my lips.',
  },
  youssef: {
    name: 'Youssef Benali',
    joinedDaysAgo: 173,
    teaches: ['Arabic', 'Calligraphy', 'Leathercraft'],
    wants: ['Spanish', 'Typography', 'Electronics', 'Bike repair'],
    about:
      'Bookbinder’s son and saddler’s apprentice in Fez, now with a stall of my own. I write with a reed that I cut in front of you. I want to understand how the letters of my hand become the letters on a screen.',
  },
  selam: {
    name: 'Selam Tesfaye',
    joinedDaysAgo: 91,
    teaches: ['Coffee brewing', 'Illustration', 'Juggling'],
    wants: ['Hindi', 'Video editing', 'Watercolour', 'Swahili'],
    about:
      'I illustrate picture books in Addis Ababa and grew up in a family that roasts coffee three times a day. Juggling came from a circus school next door. I am turning one of my books into a two-minute film.',
  },
  thandi: {
    name: 'Thandiwe Mokoena',
    joinedDaysAgo: 147,
    teaches: ['Portrait photography', 'Drumming', 'Juggling', 'Swahili'],
    wants: ['Guitar', 'Creative writing', 'React', 'Mandarin'],
    about:
      'Press photographer in Johannesburg after six years in Dar es Salaam. I ask people to tell me about their shoes and then I take the picture. I have the photographs for a book and none of the words.',
  },
  layla: {
    name: 'Layla Haddad',
    joinedDaysAgo: 158,
    teaches: ['Arabic', 'English conversation', 'Photo editing'],
    wants: ['Japanese', 'Pasta from scratch', 'Knitting', 'Wood finishing'],
    about:
      'Subtitle translator in Amman. I spend my days choosing between two words and my nights restoring family photographs. My father left me a walnut desk with forty years of tea rings on it, and I will save it.',
  },
  kwame: {
    name: 'Kwame Asante',
    joinedDaysAgo: 122,
    teaches: ['JavaScript', 'Python', 'Creative writing'],
    wants: ['Chess endgames', 'Leathercraft', 'Public speaking', 'Film photography'],
    about:
      'I teach evening classes in programming in Kumasi and write flash fiction on the bus. My rule is that you type and I keep my hands in my pockets. I inherited a camera from 1974 and have not dared to load it.',
  },
  ravi: {
    name: 'Ravi Menon',
    joinedDaysAgo: 287,
    teaches: ['Indian home cooking', 'Hindi', 'Film photography'],
    wants: ['Sourdough', 'Hand-cut joinery', 'Chess endgames', 'Japanese', 'SQL'],
    about:
      'Marine biologist in Kochi with a freezer of film next to the fish. I cook the way my mother does, by ear: the mustard seeds tell you when. Twelve years of reef counts sit in files that only I understand, and that should change.',
  },
  mei: {
    name: 'Lin Mei-Hua',
    joinedDaysAgo: 168,
    teaches: ['Mandarin', 'Dumplings', 'Go (board game)'],
    wants: ['Film photography', 'React', 'Whittling', 'Sign language'],
    about:
      'I manage a tea house in Taipei where the Go boards stay out overnight. I explain a game the way I fold a dumpling: slowly, then again. Looking for quiet crafts that fit between the lunch and dinner crowds.',
  },
  kenji: {
    name: 'Kenji Watanabe',
    joinedDaysAgo: 245,
    teaches: ['Hand-cut joinery', 'Japanese', 'Wood finishing'],
    wants: ['English conversation', 'Portuguese', 'Coffee brewing', 'Python'],
    about:
      'Temple carpenter in Kanazawa, forty years of pull saws. Sharpening is half of my teaching and all of my character. My daughter married in São Paulo and I would like to make my grandson laugh without a translator.',
  },
  priya: {
    name: 'Priya Deshmukh',
    joinedDaysAgo: 139,
    teaches: ['Hindi', 'Yoga', 'React', 'Indian home cooking'],
    wants: ['Pottery', 'Bookbinding', 'Illustration', 'Chess'],
    about:
      'Product engineer in Pune until five, then the mat, then the stove. I like to teach the why of a component or a chutney before the how. My hands want clay and paper after a day of glass.',
  },
  soyeon: {
    name: 'Han So-yeon',
    joinedDaysAgo: 114,
    teaches: ['Fermentation', 'Figure drawing', 'Calligraphy', 'Go (board game)'],
    wants: ['Git', 'Knife skills', 'Gardening'],
    about:
      'Animator in Busan. Two-minute poses are my warm-up and kimchi in November is my holiday. I keep five versions of every file in folders called final, and I have been told that there is a better way.',
  },
  linh: {
    name: 'Linh Pham',
    joinedDaysAgo: 76,
    teaches: ['Dumplings', 'Knife skills', 'Watercolour', 'Mandarin'],
    wants: ['Hindi', 'Cheese making', 'Juggling', 'Interface design', 'Illustration'],
    about:
      'I cooked in Kunming for five years and came home to Hanoi to open a lunch counter with eight stools. I paint the market before it wakes up. The ordering page of my shop confuses everyone, including me.',
  },
  aroha: {
    name: 'Aroha Ngata',
    joinedDaysAgo: 131,
    teaches: ['Bookbinding', 'Guitar', 'Whittling', 'Pottery'],
    wants: ['Basket weaving', 'Indian home cooking', 'Dumplings', 'Typography'],
    about:
      'Community arts worker in Wellington. I have taught spoon carving to people aged six to ninety-four and nobody has bled much. The guitar comes out when the glue is drying. I am up when Europe goes to bed, which suits me.',
  },
} satisfies Record<string, DemoMember>;
