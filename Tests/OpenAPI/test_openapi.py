"""The description of the HTTP API against the standard, and against what Gallery really answers."""

import json
import unittest
import urllib.error
import urllib.request

from jsonschema import Draft202012Validator
from openapi_spec_validator import validate
from referencing import Registry, Resource
from referencing.jsonschema import DRAFT202012
from server import ROOT, Server, gallery_program

PHONE = {"width": 390, "height": 844, "scale": 3, "style": "light", "locale": "en-GB", "safeArea": {"top": 47}}


class OpenAPITests(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.description = json.loads((ROOT / "Public/api/openapi.json").read_text())
        resource = Resource(contents=cls.description, specification=DRAFT202012)
        cls.registry = Registry().with_resource("api:", resource)
        cls.server = cls.enterClassContext(Server(gallery_program()))

    def test_description_is_openapi_3_1(self):
        self.assertTrue(self.description["openapi"].startswith("3.1."))
        validate(self.description)

    def test_description_is_served(self):
        status, headers, body = self.server.get("/api/openapi.json")
        self.assertEqual((status, headers["Content-Type"]), (200, "application/json"))
        self.assertEqual(json.loads(body), self.description)

    def check_schema(self, value, schema):
        """Checks a value against a schema of the description."""
        Draft202012Validator(schema, registry=self.registry).validate(value)

    def call(self, method, template, address="", body=None, query=""):
        """Sends a request and checks both ways against the description; returns status and answer."""
        operation = self.description["paths"][template][method.lower()]
        headers = {"Content-Type": "application/json"} if body is not None else {}
        request = urllib.request.Request(
            self.server.address + (address or template) + query,
            method=method,
            headers=headers,
            data=None if body is None else json.dumps(body).encode(),
        )
        try:
            answer = urllib.request.urlopen(request, timeout=10)
        except urllib.error.HTTPError as error:
            answer = error
        with answer:
            status, kind, content = answer.status, answer.headers["Content-Type"], answer.read()
        self.assertIn(str(status), operation["responses"], content)
        described = operation["responses"][str(status)]
        if "$ref" in described:
            described = self.description["components"]["responses"][described["$ref"].rsplit("/", 1)[1]]
        if "content" not in described:
            self.assertEqual(content, b"")
            return status, None
        media = described["content"][kind.split(";")[0]]
        if "json" not in kind:
            return status, content.decode()
        value = json.loads(content)
        self.check_schema(value, self.absolute(media["schema"]))
        if body is not None:
            asked = operation["requestBody"]["content"]["application/json"]["schema"]
            # What the description allows is taken, and the other way round.
            validator = Draft202012Validator(self.absolute(asked), registry=self.registry)
            self.assertEqual(validator.is_valid(body), status != 422, body)
        return status, value

    @staticmethod
    def absolute(schema):
        return {"$ref": "api:" + schema["$ref"]} if "$ref" in schema else schema

    def make_scene(self, body=None):
        status, scene = self.call("POST", "/api/scenes", body=body or {})
        self.assertEqual(status, 201)
        return f"/api/scenes/{scene['id']}"

    def test_long_bodies_are_refused_as_described(self):
        template = "/api/scenes/{id}/events"
        address = self.make_scene() + "/events"
        typing = {"type": "type", "identifier": "x", "characters": "x" * 16_000}
        status, problem = self.call("POST", template, address, {"events": [typing] * 5})
        self.assertEqual((status, problem["reason"]), (413, "tooLarge"))
        status, text = self.call("POST", template, address, {"events": [typing] * 10})
        self.assertEqual((status, text), (413, "The request's body is too long.\n"))

    def test_every_operation_answers_as_described(self):
        scene, one = self.make_scene(PHONE), "/api/scenes/{id}"
        self.assertEqual(self.call("GET", one, scene)[1]["locale"], "en-GB")
        self.assertEqual(self.call("GET", one + "/tree", scene + "/tree")[0], 200)
        status, found = self.call("GET", one + "/elements", scene + "/elements", query="?identifier=demo-home")
        self.assertEqual((status, len(found["elements"])), (200, 1))
        self.assertEqual(self.call("GET", one + "/elements", scene + "/elements")[0], 400)
        nothing = {"messages": [], "conflicts": [], "ambiguous": []}
        self.assertEqual(self.call("GET", one + "/diagnostics", scene + "/diagnostics"), (200, nothing))
        events = [
            {"type": "scroll", "class": "UIScrollView", "y": 10},
            {"type": "tap", "element": found["elements"][0]["id"]},
            {"type": "tap", "x": 5, "y": 5},
            {"type": "hover", "x": 5, "y": 5},
            {"type": "hover"},
            {"type": "blur"},
            {"type": "activate", "identifier": "count-button"},
            {"type": "increment", "identifier": "count-button"},
            {"type": "touch", "phase": "began", "x": 5, "y": 5, "kind": "pencil"},
            {"type": "touch", "phase": "ended", "x": 6, "y": 5},
            {"type": "key", "key": "Enter", "code": "Enter", "modifiers": ["shift"]},
            {"type": "key", "key": "a", "phase": "down"},
            {"type": "resize", "width": 844, "height": 390, "safeArea": {}},
            {"type": "environment", "style": "dark", "reducedMotion": True, "layoutDirection": "rightToLeft"},
            {"type": "visibility", "visible": False},
        ]
        status, answer = self.call("POST", one + "/events", scene + "/events", body={"events": events})
        self.assertEqual((status, len(answer["results"])), (200, len(events)))
        self.assertEqual(self.call("POST", one + "/clock", scene + "/clock", body={"advance": 0.4}), (200, {"time": 0.4}))
        self.assertIn("Hello world", self.call("GET", one + "/page", scene + "/page")[1])
        self.assertEqual(self.call("DELETE", one, scene)[0], 204)
        self.assertEqual(self.call("DELETE", one, scene)[0], 404)

    def test_wrong_bodies_are_refused_and_described_so(self):
        scene, one = self.make_scene(), "/api/scenes/{id}"
        for event in [
            {}, {"type": "tap"}, {"type": "tap", "x": 1}, {"type": "tap", "x": 1, "y": 2, "label": "a"},
            {"type": "tap", "identifier": 5}, {"type": "pinch"}, {"type": "scroll", "x": 1, "y": 2},
            {"type": "scroll", "class": "UIScrollView"}, {"type": "tap", "x": 2e6, "y": 0}, {"type": "activate"},
            {"type": "hover", "y": 1},
            {"type": "touch", "phase": "over", "x": 1, "y": 1}, {"type": "key"}, {"type": "visibility"},
            {"type": "location", "latitude": 91, "longitude": 0}, {"type": "location", "failure": "lost"},
            {"type": "resize", "width": 0}, {"type": "environment", "locale": "<"}, None, [],
        ]:
            with self.subTest(event=event):
                status, problem = self.call("POST", one + "/events", scene + "/events", body={"events": [event]})
                self.assertEqual((status, problem["reason"]), (422, "invalid"))
        for body in [{"width": "1"}, {"height": -1}, {"scale": 99}, {"style": 1}, {"name": "a"}, []]:
            with self.subTest(body=body):
                self.assertEqual(self.call("POST", "/api/scenes", body=body)[0], 422)

    def test_refused_events_are_described(self):
        scene, one = self.make_scene(), "/api/scenes/{id}"
        tap = {"type": "tap", "identifier": "no-such-thing"}
        status, problem = self.call("POST", one + "/events", scene + "/events", body={"events": [tap]})
        self.assertEqual((status, problem["reason"], problem["event"]), (404, "gone", 0))
        outside = {"type": "tap", "x": 5000, "y": 5}
        status, problem = self.call("POST", one + "/events", scene + "/events", body={"events": [outside]})
        self.assertEqual((status, problem["reason"]), (409, "outside"))


if __name__ == "__main__":
    unittest.main()
