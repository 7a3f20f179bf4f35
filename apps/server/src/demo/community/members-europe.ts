import type { DemoMember } from './demo-member.ts';

export const membersOfEurope = {
  jonas: {
    name: 'Jonas Brandt',
    joinedDaysAgo: 212,
    teaches: ['Python', 'SQL', 'Git', 'German'],
    wants: ['Portuguese', 'Sourdough', 'Film photography', 'Hand-cut joinery', 'Chess endgames'],
    about:
      'I look after the data of a children’s hospital in Leipzig, which is mostly SQL and saying no to spreadsheets. I teach best when you bring a real chore that bores you. In return I would like to make things I can hold: bread, a dovetail, a print that I developed myself.',
  },
  ines: {
    name: 'Inês Carvalho',
    joinedDaysAgo: 405,
    teaches: ['Portuguese', 'Sourdough', 'Film photography', 'Bike repair'],
    wants: ['Python', 'Watercolour', 'Public speaking', 'German'],
    about:
      'I run the darkroom of a neighbourhood arts centre in Porto and bake for whoever is around on Sundays. Beginners are my favourite people, because I am one at most things. This year I want the computer to do the dull half of my job, and to stop hiding behind the projector at openings.',
  },
  tomasz: {
    name: 'Tomasz Wilk',
    joinedDaysAgo: 380,
    teaches: ['Public speaking', 'Chess', 'Chess endgames', 'Spreadsheet modelling'],
    wants: ['Portuguese', 'Guitar', 'Pasta from scratch', 'Film photography', 'SQL'],
    about:
      'Economics teacher in Lublin, coach of a school chess club that loses cheerfully. I stammered until I was twenty, so I know what a microphone looks like from the wrong side. Ask me about rook endings only if you have an evening free.',
  },
  gwen: {
    name: 'Gwen Llewellyn',
    joinedDaysAgo: 351,
    teaches: ['Sign language', 'Knitting', 'Singing'],
    wants: ['Bookbinding', 'Spreadsheet modelling', 'Interface design', 'Python'],
    about:
      'Deaf-aware choir leader by the sea in Aberystwyth (yes, really, come and see how it works). I sign BSL at home with my sister and knit on trains. I am writing a tune book and want to bind it, price it and put it online myself.',
  },
  anneke: {
    name: 'Anneke de Boer',
    joinedDaysAgo: 298,
    teaches: ['Watercolour', 'Bike repair', 'Figure drawing'],
    wants: ['Portuguese', 'Public speaking', 'Photo editing', 'Beekeeping'],
    about:
      'Bicycle mechanic in Utrecht on weekdays, painter at weekends, oil under the nails all week. I paint skies because the Dutch ones never hold still. My partner is from Braga and I am tired of being the only one at the table who misses the jokes.',
  },
  marit: {
    name: 'Marit Solberg',
    joinedDaysAgo: 164,
    teaches: ['Knitting', 'Whittling', 'Linux'],
    wants: ['Spanish', 'Yoga', 'Pottery', 'Photo editing'],
    about:
      'I keep the servers of a weather station in Tromsø alive and my hands busy through the dark months. Two sweaters a winter, one spoon a week. I can talk you through a terminal without making you feel slow.',
  },
  chiara: {
    name: 'Chiara Bellandi',
    joinedDaysAgo: 270,
    teaches: ['Pasta from scratch', 'Cheese making', 'Knife skills'],
    wants: ['English conversation', 'Chess', 'Typography', 'Ukulele'],
    about:
      'My grandmother rolled tagliatelle in Bologna until she was ninety-one and I have her pin. I cook in a school canteen and print the menus too, badly. Bring an apron and two eggs, I will bring the rest of the opinions.',
  },
  niamh: {
    name: 'Niamh Gallagher',
    joinedDaysAgo: 240,
    teaches: ['Creative writing', 'Guitar', 'English conversation'],
    wants: ['Dressmaking', 'Gardening', 'Coffee brewing', 'Spanish'],
    about:
      'Secondary school librarian in Galway, short story writer before seven in the morning. I play in a session on Thursdays and lend out capos. I would love to sew one dress that fits and grow one thing that lives.',
  },
  eleni: {
    name: 'Eleni Papadaki',
    joinedDaysAgo: 190,
    teaches: ['Basket weaving', 'Gardening', 'Beekeeping', 'Cheese making'],
    wants: ['Video editing', 'SQL', 'Drumming'],
    about:
      'Third generation of beekeepers above Chania, first one with a spreadsheet of hive weights. I make mizithra from our goats and baskets from our prunings. I am filming a year in the apiary and drowning in clips.',
  },
  luc: {
    name: 'Luc Fournier',
    joinedDaysAgo: 142,
    teaches: ['French', 'Coffee brewing', 'Typography'],
    wants: ['Hand-cut joinery', 'Mandarin', 'Singing', 'Public speaking', 'Spanish'],
    about:
      'I set type for a small poetry press in Lyon and pull espresso there on Saturdays. Happy to correct your French gently or your kerning mercilessly. One day the bookshelves will be made by me and not by a furniture shop.',
  },
  kateryna: {
    name: 'Kateryna Bondar',
    joinedDaysAgo: 128,
    teaches: ['JavaScript', 'React', 'Interface design', 'Git'],
    wants: ['French', 'Figure drawing', 'Fermentation', 'English conversation'],
    about:
      'Front-end developer from Lviv, working for a railway timetable app that my mother can finally use. I like small questions and shared screens. Away from the keyboard I pickle everything that stands still and draw people on trams.',
  },
  aino: {
    name: 'Aino Lehtonen',
    joinedDaysAgo: 316,
    teaches: ['Hand-cut joinery', 'Wood finishing', 'Whittling'],
    wants: ['JavaScript', 'Japanese', 'Sourdough', 'Git'],
    about:
      'Furniture maker on an island near Turku, nine square metres of workshop and one very good window. I teach with the saw in my hand and the camera on the bench. My website is from 2011 and I mean to rebuild it without asking my nephew.',
  },
  matija: {
    name: 'Matija Horvat',
    joinedDaysAgo: 205,
    teaches: ['Electronics', 'Linux', 'Drumming', 'German'],
    wants: ['Bike repair', 'Cheese making', 'Spanish', 'Leathercraft'],
    about:
      'I repair synthesisers in Zagreb after six years of building ski lifts in Graz, hence the German. If it hums and should not, send me a photo. I drum in a wedding band and cycle to the gigs, usually with a brake that squeals.',
  },
  rosa: {
    name: 'Rosa Etxeberria',
    joinedDaysAgo: 233,
    teaches: ['Spanish', 'Singing', 'Public speaking'],
    wants: ['Sign language', 'Bookbinding', 'Electronics'],
    about:
      'Radio presenter in Bilbao for twenty years, voice coach for the last four. I will get you to breathe before you speak. My niece is deaf and I want to tell her my bad jokes in her own language.',
  },
  emil: {
    name: 'Emil Sjöberg',
    joinedDaysAgo: 118,
    teaches: ['Interface design', 'Typography', 'Illustration'],
    wants: ['Whittling', 'Arabic', 'Guitar', 'Dumplings'],
    about:
      'I draw signs and screens for the city library in Malmö. Half of our readers grew up with Arabic and I would like to greet them properly. I give blunt feedback on layouts and very soft feedback on first drawings.',
  },
  deniz: {
    name: 'Deniz Korkmaz',
    joinedDaysAgo: 97,
    teaches: ['Portrait photography', 'Photo editing', 'Coffee brewing'],
    wants: ['German', 'Linux', 'Calligraphy', 'Drumming'],
    about:
      'Portrait photographer in Izmir with a studio above a coffee roaster, so every sitting starts with a cup. I moved here from Stuttgart at six and want my German back before my cousins finish laughing.',
  },
} satisfies Record<string, DemoMember>;
